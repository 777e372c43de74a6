import { clockSource, halfBefore, isPlain, minutesOf, toClock, untilSource, withPlainTimes } from '../clock-text.ts'

interface Time {
  hours: string
  minutes?: string | undefined
  half?: string | undefined
  /** The other end of a range: no start of its own. */
  endHours?: string | undefined
  endHalf?: string | undefined
  endMinutes?: string | undefined
  /** The next one of the same list, as in '8, 9:30 and 11 AM'. */
  next?: Time
}

const timePattern = new RegExp(
  `(?<![\\d:.#/-])${clockSource}(?![\\d:])(?:${untilSource}${clockSource}(?![\\d:]))?`,
  'giu',
)
const listed = /^\s*(?:,|&|\/|and|y|e|,\s*and|or)\s*(?:a las\s*)?$/i
// An hour on its own behind a Sunday; on other days 7 may be either. What follows must not make it a street's number.
const sundayHours =
  /(?<!\p{L})(?:sun(?:days?)?|domingos?)\.?,?\s+(?:at|@|a las?)\s+(\d{1,2}(?:\s*(?:,\s*and|,|&|and|y)\s*\d{1,2})*)\s*(?=$|[,;.()]|[-–—]\s*\p{L})/iu
const late = /\b(?:afternoon|evening|evensong|night|vespers|vigil|tarde|noche)\b/i
const early = /\b(?:morning|breakfast|sunrise)\b|\bma[nñ]ana(?!\p{L})/iu

/** The start times of a service line as HH:MM in 24 hours, earliest first; what is ambiguous is left out. */
export const startsIn = (text: string): string[] => {
  const starts = timesIn(withPlainTimes(text)).flatMap((time) => {
    if (!isTime(time)) return []
    const half = time.half ?? halfOf(time) ?? halfInWords(text)
    if (!half && !isPlain(time.hours)) return []
    const twentyFour = half && Number(time.hours) > 12
    const minutes = minutesOf(Number(time.hours), Number(time.minutes ?? 0), twentyFour ? undefined : half)
    return minutes === undefined ? [] : [toClock(minutes)]
  })
  return [...new Set(starts.length > 0 ? starts : bareStartsIn(text))].sort()
}

/** The starts of 'Sundays at 9 & 11': seven to eleven is the morning, twelve to six the afternoon. */
const bareStartsIn = (text: string): string[] => {
  if (late.test(text) && early.test(text)) return []
  const [, list = ''] = sundayHours.exec(text) ?? []
  return (list.match(/\d+/g) ?? []).flatMap((hour) => {
    const half = halfInWords(text) ?? (Number(hour) >= 7 && Number(hour) < 12 ? 'a' : 'p')
    const minutes = minutesOf(Number(hour), 0, half)
    return minutes === undefined ? [] : [toClock(minutes)]
  })
}

const timesIn = (text: string): Time[] => {
  const matches = [...text.matchAll(timePattern)]
  const times = matches.map(([, hours = '', minutes, half, endHours, endMinutes, endHalf]): Time => {
    return { hours, minutes, half, endHours, endMinutes, endHalf }
  })
  for (const [index, match] of matches.entries()) {
    const next = times[index + 1]
    const current = times[index]
    const between = text.slice(match.index + match[0].trimEnd().length, matches[index + 1]?.index)
    if (current && next && listed.test(between)) current.next = next
  }
  return times
}

/** A bare number is an hour only where its range or its list says so. */
const isTime = ({ minutes, half, endMinutes, endHalf, next }: Time): boolean =>
  Boolean(minutes ?? half ?? endMinutes ?? endHalf) || (next !== undefined && isTime(next))

/** The half that the end of a range or the next time of a list gives to one that says none. */
const halfOf = ({ hours, endHours, endHalf, next }: Time): string | undefined => {
  if (endHalf && endHours) return halfBefore(Number(hours), Number(endHours), endHalf)
  const half = next && (next.half ?? halfOf(next))
  // A list goes forward: '11 and 12:30 PM' begins in the morning.
  return half && Number(hours) % 12 > Number(next?.hours) % 12 && half.toLowerCase() === 'p' ? 'a' : half
}

const halfInWords = (text: string): string | undefined => {
  if (late.test(text) === early.test(text)) return undefined
  return late.test(text) ? 'p' : 'a'
}
