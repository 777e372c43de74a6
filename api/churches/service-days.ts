import type { Weekday } from '#contract/page.ts'

const week: Weekday[] = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

// English with its short forms and plurals, and Spanish; the order is that of the week.
const dayNames = [
  'sun(?:day)?s?|domingos?',
  'mon(?:day)?s?|lunes',
  'tue(?:s|sday)?s?|martes',
  'wed(?:nesday|s)?s?|mi[eé]rcoles',
  'thu(?:r|rs|rsday)?s?|jueves',
  'fri(?:day)?s?|viernes',
  'sat(?:urday)?s?|s[aá]bados?',
]
const dayPattern = new RegExp(
  dayNames.map((names) => String.raw`(?<![\p{L}\p{M}])(${names})(?![\p{L}\p{M}])`).join('|'),
  'giu',
)
// 'Sun' is a day, 'sun' is a word.
const words = /^(?:sun|sat|wed)s?$/
const through = /^\.?\s*(?:-|–|—|to|through|thru|a|al|hasta)\s*(?:el\s+|los\s+)?$/i
const groups: [RegExp, Weekday[]][] = [
  [/\b(?:daily|every day|each day)\b|\btodos los d[ií]as|\bdiario|\bdiariamente/i, week],
  [/\bweekdays?\b|\bentre semana/i, week.slice(1, 6)],
  [/\bweekends?\b|\bfin(?:es)? de semana/i, ['Sunday', 'Saturday']],
  [/\bshabbat\b|\bsabbath\b/i, ['Saturday']],
]

/** The weekdays that a service line names, in the order of the week; a range counts with all its days. */
export const daysIn = (text: string): Weekday[] => {
  const found = new Set<number>()
  let last: { day: number; end: number } | undefined
  for (const match of text.matchAll(dayPattern)) {
    if (words.test(match[0])) continue
    const day = match.slice(1).findIndex(Boolean)
    if (last && through.test(text.slice(last.end, match.index))) {
      for (let step = last.day; step !== day; step = (step + 1) % 7) found.add(step)
    }
    found.add(day)
    last = { day, end: match.index + match[0].length }
  }
  if (found.size > 0) return week.filter((_, day) => found.has(day))
  return [...(groups.find(([pattern]) => pattern.test(text))?.[1] ?? [])]
}
