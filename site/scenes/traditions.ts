/** The building that stands for a tradition. */
export const traditions = ['mission', 'tower', 'steeple', 'chapel', 'hall', 'dome', 'synagogue'] as const
export type Tradition = (typeof traditions)[number]

// The first row that fits decides: 'Non-Denominational' must not be read as one of the denominations below it.
const byWord: readonly (readonly [RegExp, Tradition])[] = [
  [/jewish|synagogue|hebrew/i, 'synagogue'],
  [/orthodox|coptic|byzantine|armenian/i, 'dome'],
  [/non-?\s?denominational|evangelical|charismatic|pentecostal|assembl(y|ies) of god/i, 'hall'],
  [/catholic/i, 'mission'],
  [/episcopal|anglican|lutheran/i, 'tower'],
  [/baptist|methodist|presbyterian|congregational|united church|disciples/i, 'steeple'],
]

export const traditionOf = (denomination: string): Tradition =>
  byWord.find(([word]) => word.test(denomination))?.[1] ?? 'chapel'
