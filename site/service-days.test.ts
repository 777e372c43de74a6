import { expect, test } from 'vitest'
import type { ServiceTime, Weekday } from '#contract/page.ts'
import { byWeekday } from './service-days.ts'

const line = (text: string, ...days: Weekday[]): ServiceTime => ({ text, days, starts: [] })

test('lines stand under their days, each once, Sunday first and unreadable ones last', () => {
  const table = byWeekday(
    [
      line('By appointment'),
      line('Wednesday supper', 'Wednesday'),
      line('Weekday Mass', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'),
      line('Sunday 8 AM', 'Sunday'),
      line('Rosary', 'Thursday', 'Tuesday'),
      line('Sunday 11 AM', 'Sunday'),
    ],
    'Other times',
  )
  expect(table.map(({ heading, services }) => [heading, services.map(({ text }) => text)])).toEqual([
    ['Sunday', ['Sunday 8 AM', 'Sunday 11 AM']],
    ['Monday – Friday', ['Weekday Mass']],
    ['Tuesday, Thursday', ['Rosary']],
    ['Wednesday', ['Wednesday supper']],
    ['Other times', ['By appointment']],
  ])
})
