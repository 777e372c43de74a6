import type { ServiceTime } from '#contract/page.ts'
import { daysIn } from './service-days.ts'
import { startsIn } from './service-starts.ts'
import { isWeekly } from './service-weekly.ts'

const languages: [RegExp, string | undefined][] = [
  [/\bbilingual\b|\bbiling[uü]e/i, undefined],
  [/\bspanish\b|\bespa[nñ]ol(?!\p{L})|\ben castellano\b/iu, 'es'],
  [/\bvietnamese\b|ti[eế]ng vi[eệ]t/i, 'vi'],
  [/\bkorean\b|[\uac00-\ud7af]/i, 'ko'],
  [/\bfilipino\b|\btagalog\b/i, 'fil'],
  [/\b(?:mandarin|cantonese|chinese)\b|[\u4e00-\u9fff]/i, 'zh'],
  [/\blatin mass\b|\bin latin\b|\ben lat[ií]n\b/i, 'la'],
  [/\bhebrew\b/i, 'he'],
  [/\bportuguese\b|\bportugu[eê]s(?!\p{L})/iu, 'pt'],
  [/\benglish\b|\bingl[eé]s\b/i, 'en'],
]
// Words that only a line written in Spanish has.
const spanish =
  /(?<!\p{L})(?:misas?|domingos?|lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bados?|culto|servicio|oraci[oó]n|estudio|escuela|reuni[oó]n|adoraci[oó]n|ma[nñ]ana|tarde|noche|mediod[ií]a)(?!\p{L})/iu

const english =
  /\b(?:(?:sun|mon|tues|wednes|thurs|fri|satur)days?|worship|service|mass|school|study|prayer|in spanish)\b/i

/**
 * Reads weekdays, starts and language out of each line as far as they are there (ruling 17); the text stays as it is.
 * A line that does not hold every week has no starts.
 */
export const readServiceTimes = (lines: readonly string[]): ServiceTime[] =>
  lines.map((text) => {
    const language = languageOf(text)
    return {
      text,
      days: daysIn(text),
      starts: isWeekly(text) ? startsIn(text) : [],
      ...(language && { language }),
      ...(spanish.test(text) && !english.test(text) && { writtenIn: 'es' }),
    }
  })

const languageOf = (text: string): string | undefined => {
  const named = languages.find(([pattern]) => pattern.test(text))
  if (named) return named[1]
  return spanish.test(text) ? 'es' : undefined
}
