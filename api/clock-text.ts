// How people write the time of day, in English and Spanish. A number alone is an hour only where the callers say so.

/** Matches a time; its groups are hours, minutes and half of the day ('a' or 'p'). */
export const clockSource = String.raw`(\d{1,2})(?:[:.](\d{2}))?\s*(?:([ap])\.?\s?m\b\.?)?`

/** Matches what stands between the two ends of a range. */
export const untilSource = String.raw`\s*(?:-|–|—|to|until|till|a|hasta)\s*(?:las\s*)?`

const hour = String.raw`(\d{1,2}(?:[:.]\d{2})?)`
const replacements: [RegExp, string][] = [
  [/\b12(?::00)?\s+(?:noon|midday)\b|\b(?:noon|midday)\b|\bmediod[ií]a(?!\p{L})/giu, '12:00 PM'],
  [/\b12(?::00)?\s+midnight\b|\bmidnight\b|\bmedianoche\b/giu, '12:00 AM'],
  [new RegExp(`${hour}\\s+(?:de la ma[nñ]ana|in the morning)`, 'giu'), '$1 AM'],
  [new RegExp(`${hour}\\s+(?:de la (?:tarde|noche)|in the (?:afternoon|evening))`, 'giu'), '$1 PM'],
]

/** The text with noon, midnight and halves of the day in words written as AM and PM. */
export const withPlainTimes = (text: string): string =>
  replacements.reduce((line, [pattern, plain]) => line.replace(pattern, plain), text)

/** Minutes since midnight, or undefined for what no clock shows. `half` is 'a', 'p' or, for 24 hours, missing. */
export const minutesOf = (hours: number, minutes: number, half?: string): number | undefined => {
  if (minutes > 59 || hours > (half ? 12 : 23) || (half && hours === 0)) return undefined
  return ((half ? (hours % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : hours) % 24) * 60 + minutes
}

/** The half of a range's start that says none: '6-8 PM' starts in the evening, '10-2 PM' in the morning. */
export const halfBefore = (start: number, end: number, endHalf: string): string => {
  const half = endHalf.toLowerCase()
  if (start % 12 < end % 12 || (start === end && start < 13)) return half
  return half === 'p' ? 'a' : 'p'
}

/** Whether an hour without a half of the day can be taken as it stands: '10:45' and '07:00' can, '6:00' cannot. */
export const isPlain = (written: string): boolean => written.startsWith('0') || Number(written) >= 8

/** HH:MM in 24 hours. */
export const toClock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
