import { expect, test } from 'vitest'
import { sampleChurches } from '#content/sample/churches.ts'
import { readServiceTimes } from './service-times.ts'

/** The line as days, starts and language, each as a word. */
const read = (line: string) => {
  const [time] = readServiceTimes([line])
  expect(time?.text).toBe(line)
  return [time?.days.map((day) => day.slice(0, 3)).join(' '), time?.starts.join(' '), time?.language ?? ''].join(' | ')
}

test.each([
  ['Sunday 9:30 AM', 'Sun | 09:30 | '],
  ['Sunday Worship: 8:30am & 11:00am', 'Sun | 08:30 11:00 | '],
  ['Sundays 8, 9:30 and 11 AM', 'Sun | 08:00 09:30 11:00 | '],
  ['Sundays at 8 & 10:15 AM', 'Sun | 08:00 10:15 | '],
  ['Sunday 11 and 12:30 PM', 'Sun | 11:00 12:30 | '],
  ['Sunday School 9-10:15 AM', 'Sun | 09:00 | '],
  ['Confessions Saturday 4:00–5:00 PM', 'Sat | 16:00 | '],
  ['Sat 9 a.m.-12 p.m.', 'Sat | 09:00 | '],
  ['Wed. 6:30 p.m. Bible Study', 'Wed | 18:30 | '],
  ['Mon-Fri 12:10 PM Mass', 'Mon Tue Wed Thu Fri | 12:10 | '],
  ['Saturday to Monday 7 PM', 'Sun Mon Sat | 19:00 | '],
  ['MON/WED/FRI 6:00AM', 'Mon Wed Fri | 06:00 | '],
  ['Tuesday and Thursday noon', 'Tue Thu | 12:00 | '],
  ['Sunday Mass: 7:30, 9:00, 10:30 a.m., 12:00 noon, 5:30 p.m.', 'Sun | 07:30 09:00 10:30 12:00 17:30 | '],
  ['Saturday Vigil 5:30 PM; Sunday 7, 9, 11 AM, 1 PM (Spanish)', 'Sun Sat | 07:00 09:00 11:00 13:00 17:30 | es'],
  ['Midweek service Wednesdays 18:30', 'Wed | 18:30 | '],
  ['Sunday Evening 6:00', 'Sun | 18:00 | '],
  ['Friday night 7:30', 'Fri | 19:30 | '],
  ['Sunday 07:30', 'Sun | 07:30 | '],
  ['Weekdays 7 AM', 'Mon Tue Wed Thu Fri | 07:00 | '],
  ['Daily Mass 8am', 'Sun Mon Tue Wed Thu Fri Sat | 08:00 | '],
  ['Shabbat Friday 7:30 PM', 'Fri | 19:30 | '],
  ['Misa en español: domingo 1:00 PM', 'Sun | 13:00 | es'],
  ['Domingos 10 de la mañana', 'Sun | 10:00 | es'],
  ['Sábado 7 de la noche', 'Sat | 19:00 | es'],
  ['Martes y jueves 19:00 oración', 'Tue Thu | 19:00 | es'],
  ['lunes a viernes 7:00 AM', 'Mon Tue Wed Thu Fri | 07:00 | es'],
  ['Domingo: Escuela Dominical 9:45 AM, Culto 11 AM', 'Sun | 09:45 11:00 | es'],
  ['Domingo 11:00 AM – Culto bilingüe', 'Sun | 11:00 | '],
  ['Thánh lễ tiếng Việt Sunday 4 PM', 'Sun | 16:00 | vi'],
  ['Sunday 8:00 AM – Mass in English', 'Sun | 08:00 | en'],
  ['Sundays at 9 & 11', 'Sun | 09:00 11:00 | '],
  ['Sunday at 8, 10 and 6 – Worship', 'Sun | 08:00 10:00 18:00 | '],
  ['Domingos a las 9 y 12', 'Sun | 09:00 12:00 | es'],
  ['Sundays at 6, evening prayer', 'Sun | 18:00 | '],
  ['First Service: Sunday 8:30 AM', 'Sun | 08:30 | '],
  ['Segunda misa: domingo 11:00 AM', 'Sun | 11:00 | es'],
  ['Sunday 9 AM, 5th Street campus', 'Sun | 09:00 | '],
  // What does not come round every week is left out.
  ['Evensong, first Sunday, 5 PM', 'Sun |  | '],
  ['Holy Hour 1st Friday 7 PM', 'Fri |  | '],
  ['Potluck last Sunday 12:30 PM', 'Sun |  | '],
  ['Every other Tuesday 6 PM – Supper', 'Tue |  | '],
  ['Men: Saturday 8 AM, twice a month', 'Sat |  | '],
  ['Advent and Lent: Wednesdays 6 PM', 'Wed |  | '],
  ['Summer: Sunday 9:30 AM', 'Sun |  | '],
  ['Thursday 7 PM in December', 'Thu |  | '],
  ['Sunday 9:30 AM (May to August)', 'Sun |  | '],
  ['Good Friday 3 PM', 'Fri |  | '],
  ['Confessions Tuesday 5 PM by appointment', 'Tue |  | '],
  ['Hora Santa: primer viernes 7:00 PM', 'Fri |  | es'],
  ['Último domingo 10:00 AM – Convivio', 'Sun |  | es'],
  ['Cuaresma: viernes 6:00 PM', 'Fri |  | es'],
  ['Adviento: miércoles 7:00 PM', 'Wed |  | es'],
  ['Confesiones martes 5:00 PM con cita', 'Tue |  | es'],
  // What is ambiguous or says nothing is left out.
  ['Wednesday at 7', 'Wed |  | '],
  ['Sundays at 9 Oak Street', 'Sun |  | '],
  ['Sunday at 6 & 6, morning and evening', 'Sun |  | '],
  ['Sunday 6:00', 'Sun |  | '],
  ['Sunday at ten', 'Sun |  | '],
  ['Sunday 25:00', 'Sun |  | '],
  ['By appointment', ' |  | '],
  ['361-555-0142 for times', ' |  | '],
  ['Enjoy the sun at 9 AM', ' | 09:00 | '],
  ['', ' |  | '],
])('%j', (line, expected) => {
  expect(read(line)).toBe(expected)
})

test.each([
  ['Misa en español: domingo 1:00 PM', 'es'],
  ['Domingo 11:00 AM – Culto bilingüe', 'es'],
  ['Sunday 1 PM (Spanish)', undefined],
  ['Sunday 1 PM – Misa en español', undefined],
  ['Sunday 9 AM', undefined],
])('%j is written in %s', (line, language) => {
  expect(readServiceTimes([line])[0]?.writtenIn).toBe(language)
})

test('every line of the sample keeps its text', () => {
  for (const { services = [] } of sampleChurches)
    expect(readServiceTimes(services).map(({ text }) => text)).toEqual(services)
})
