export interface ServiceStart {
  /** 0 is Sunday. */
  day: number
  /** Minutes since midnight. */
  minute: number
}

const dayMinutes = 24 * 60
const week = 7 * dayMinutes
const minuteOfWeek = ({ day, minute }: ServiceStart): number => day * dayMinutes + minute

/** The day and minute in a time zone. */
export const momentIn = (timeZone: string, at: Date): ServiceStart => {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(at)
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? ''
  const day = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'].indexOf(part('weekday'))
  return { day, minute: Number(part('hour')) * 60 + Number(part('minute')) }
}

/** Minutes until a weekly start comes round; 0 in the very minute. */
export const minutesUntil = (start: ServiceStart, now: ServiceStart): number =>
  (minuteOfWeek(start) - minuteOfWeek(now) + week) % week

/** All starts of a line: each of its times on each of its days, '0,3' and '10:30,18:00'. */
export const startsOf = (days: string, times: string): ServiceStart[] =>
  days.split(',').flatMap((day) =>
    times.split(',').map((time) => {
      const [hour = 0, minute = 0] = time.split(':').map(Number)
      return { day: Number(day), minute: hour * 60 + minute }
    }),
  )

/** A line of the table: its days as '0,3' and its times as '10:30,18:00', empty where they cannot be read. */
export interface ServiceLine {
  days: string
  starts: string
}

/** The line whose service comes next, and its start; none while a line without a known start may come before it. */
export const nextService = <Line extends ServiceLine>(
  lines: readonly Line[],
  now: ServiceStart,
): { line: Line; start: ServiceStart } | undefined => {
  const dated = lines.filter(({ days }) => days !== '')
  const [next] = dated
    .filter(({ starts }) => starts !== '')
    .flatMap((line) =>
      startsOf(line.days, line.starts).map((start) => ({ line, start, wait: minutesUntil(start, now) })),
    )
    .sort((one, other) => one.wait - other.wait)
  if (!next) return undefined
  const daysAhead = Math.floor((now.minute + next.wait) / dayMinutes)
  const earlier = dated.some(
    ({ days, starts }) => starts === '' && days.split(',').some((day) => (Number(day) - now.day + 7) % 7 < daysAhead),
  )
  return earlier ? undefined : { line: next.line, start: next.start }
}
