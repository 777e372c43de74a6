import {
  canonicalArea,
  canonicalDenomination,
  defaultEventCategory,
  eventCategories,
  newsCategories,
  onboardingAreas,
  onboardingDenominations,
  searchAreas,
  searchDenominations,
  submissionAreas,
} from '#content/options.ts'
import {
  articleWords,
  churchWords,
  descriptionSentences,
  eventWords,
  familySyllables,
  ministryPhrases,
  serviceLines,
  streets,
  zips,
} from '#content/sample/names.ts'
import { addDays, dayOf } from '../clock.ts'
import type { Dice } from './sample-dice.ts'

/** A row by its column names. */
export type Row = Record<string, string | number | boolean | string[] | null>

const areas = [...new Set([...searchAreas, ...submissionAreas, ...onboardingAreas].map(canonicalArea))]
const denominations = [
  ...new Set([...searchDenominations.slice(1), ...onboardingDenominations].map(canonicalDenomination)),
]
const topics = newsCategories.filter((category) => category !== 'all')
const dayMs = 24 * 60 * 60 * 1000

const madeAt = (dice: Dice, now: Date) => {
  const today = Date.parse(`${dayOf(now)}T00:00:00Z`)
  const moment = new Date(today - dice.below(900) * dayMs - dice.below(dayMs)).toISOString()
  return { created_at: moment, updated_at: moment }
}

const familyName = (dice: Dice): string => {
  const { first, middle, last } = familySyllables
  return dice.pick(first) + dice.pick(middle) + dice.pick(last)
}

const churchName = (dice: Dice, denomination: string): string => {
  const kind =
    denomination === 'Other'
      ? dice.pick(churchWords.kinds)
      : `${denomination} ${dice.pick(['Church', 'Chapel', 'Fellowship'])}`
  const place = `${dice.pick(churchWords.places)} ${dice.pick(churchWords.features)}`
  const names = [
    `${place} ${kind}`,
    `${dice.pick(churchWords.virtues)} ${kind}`,
    `${dice.pick(churchWords.virtues)} ${kind} on ${place}`,
    `${familyName(dice)} Memorial ${kind}`,
  ]
  return dice.below(12) === 0 ? `${dice.pick(churchWords.spanish)} ${place}` : dice.pick(names)
}

export const sampleChurchRow = (
  dice: Dice,
  { id, now, featured }: { id: number; now: Date; featured: boolean },
): Row => {
  const denomination = denominations[id % denominations.length] ?? 'Other'
  const name = churchName(dice, denomination)
  const ministry = (phrases: readonly string[]) => (dice.below(3) === 0 ? `${dice.some(phrases, 2).join('. ')}.` : null)
  return {
    name,
    denomination,
    status: 'approved',
    description: `This is a sample listing. Founded by the ${familyName(dice)} family. ${dice.some(descriptionSentences, 2 + dice.below(4)).join(' ')}`,
    address: `${100 + dice.below(9900)} ${dice.pick(streets)}`,
    zip: dice.pick(zips),
    area: areas[id % areas.length] ?? 'Downtown',
    phone: `361-555-01${String(dice.below(100)).padStart(2, '0')}`,
    website: dice.below(2) === 0 ? `https://church-${id}.example.org` : null,
    services: dice.some(serviceLines, 1 + dice.below(4)),
    special_programs: ministry(ministryPhrases.specialPrograms),
    youth_programs: ministry(ministryPhrases.youthPrograms),
    music_ministry: ministry(ministryPhrases.musicMinistry),
    outreach_programs: ministry(ministryPhrases.outreachPrograms),
    is_premium: false,
    granted: featured,
    featured,
    version: 1,
    ...madeAt(dice, now),
  }
}

export const sampleEventRow = (dice: Dice, { id, now, churches }: { id: number; now: Date; churches: number }): Row => {
  const category = eventCategories[id % eventCategories.length]?.value ?? defaultEventCategory
  return {
    title: `${dice.pick(eventWords.adjectives)} ${dice.pick(eventWords.kinds[category])}`,
    description: `A sample event. ${dice.some(eventWords.descriptions, 2).join(' ')}`,
    date: addDays(dayOf(now), dice.below(400) - 40),
    time: dice.pick(eventWords.times),
    location: `${dice.pick(eventWords.rooms)}, ${100 + dice.below(9900)} ${dice.pick(streets)}`,
    category,
    status: 'approved',
    church_id: churches > 0 && dice.below(4) > 0 ? 1 + dice.below(churches) : null,
    version: 1,
    ...madeAt(dice, now),
  }
}

export const sampleArticleRow = (dice: Dice, { id, now }: { id: number; now: Date }): Row => {
  const made = madeAt(dice, now)
  const paragraphs = dice.some(articleWords.paragraphs, 3 + dice.below(3))
  return {
    title: `${dice.pick(articleWords.openings)} ${dice.pick(articleWords.topics)} ${dice.pick(articleWords.endings)}`,
    excerpt: `A sample article. ${dice.pick(articleWords.paragraphs)}`,
    content: paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join('\n'),
    published_at: made.created_at,
    category: topics[id % topics.length] ?? 'community',
    ...made,
  }
}
