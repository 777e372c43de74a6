export interface ServiceStart {
  /** 0 is Sunday. */
  day: number
  /** Minutes since midnight. */
  minute: number
}

const week = 7 * 24 * 60
const minuteOfWeek = ({ day, minute }: ServiceStart): number => day * 24 * 60 + minute

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
