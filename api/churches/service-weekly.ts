const word = (source: string, flags = 'iu') =>
  new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${source})(?![\p{L}\p{N}])`, flags)

// 'First service' and 'segunda misa' count the services of one day; '5th Street' is a place.
const counted = String.raw`(?!\s+(?:service|worship|mass|misa|servicio|culto|street|st\.|avenue|ave|floor|grade))`
const occasional = [
  // Which week of the month.
  word(`(?:first|second|third|fourth|fifth|last|1st|2nd|3rd|4th|5th)${counted}`),
  word(
    `(?:primer[oa]?s?|segund[oa]s?|tercer[oa]?s?|cuart[oa]s?|quint[oa]s?|[uú]ltim[oa]s?|1er|1ro|2do|3er|4to|5to)${counted}`,
  ),
  word('every other|alternat(?:e|ing)|bi-?weekly|fortnightly|months?|monthly|quarterly|occasional(?:ly)?'),
  word('cada (?:dos|quince|otr[oa])|quincenal|mes(?:es)?|mensual(?:mente)?'),
  // Seasons, feasts and months.
  word('advent|lent|lenten|holy (?:week|thursday|saturday|days?)|maundy|good friday|ash wednesday|palm sunday|triduum'),
  word('christmas|easter|thanksgiving|epiphany|holidays?|seasonal|spring|summer|fall|autumn|winter|school year'),
  word('adviento|cuaresma|navidad|pascua|semana santa|primavera|verano|oto[nñ]o|invierno'),
  word('january|february|april|june|july|august|september|october|november|december|jan|feb|apr|aug|sept?|oct|nov|dec'),
  word('May|March|MAY|MARCH', 'u'),
  word('enero|febrero|marzo|abril|mayo|junio|julio|agosto|sep?tiembre|octubre|noviembre|diciembre'),
  // Agreed each time.
  word('by appointment|appointments?|by arrangement|by request|on request|as announced|tba'),
  word('citas?'),
]

/** Whether nothing in a service line says that it holds in some weeks only: an ordinal, a season, a month, an appointment. */
export const isWeekly = (text: string): boolean => !occasional.some((pattern) => pattern.test(text))
