import type { ServiceTime, Weekday } from '#contract/page.ts'

export const weekdays = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const satisfies Weekday[]

export interface ServiceDay {
  /** 'Sunday', 'Tuesday, Thursday' or 'Monday – Friday'. */
  heading: string
  services: ServiceTime[]
}

const numbers = (days: readonly Weekday[]): number[] => days.map((day) => weekdays.indexOf(day)).sort((a, b) => a - b)

const headingOf = (days: number[]): string => {
  const names = days.map((day) => weekdays[day])
  const unbroken = days.every((day, at) => at === 0 || day - (days[at - 1] ?? day) === 1)
  return unbroken && days.length > 2 ? `${names[0]} – ${names.at(-1)}` : names.join(', ')
}

/** The lines under the days they name, Sunday first. A line stands once; one without a day stands under `other`. */
export const byWeekday = (services: readonly ServiceTime[], other: string): ServiceDay[] => {
  const groups = new Map<string, ServiceTime[]>()
  for (const service of services) {
    const key = numbers(service.days).join()
    groups.set(key, [...(groups.get(key) ?? []), service])
  }
  return [...groups]
    .sort(([one], [two]) => (one === '' ? 1 : two === '' ? -1 : one.localeCompare(two)))
    .map(([key, lines]) => ({ heading: key === '' ? other : headingOf(key.split(',').map(Number)), services: lines }))
}

export const dayNumbers = (days: readonly Weekday[]): string => numbers(days).join()
