import { z } from 'zod'
import { limits } from '#content/business.ts'
import { listQuery } from './list.ts'
import { safeText } from './text.ts'

export const ChurchStatus = z.enum(['pending', 'approved', 'rejected', 'withdrawn'])
export type ChurchStatus = z.infer<typeof ChurchStatus>

/** A church as lists carry it (spec section 3). */
export const Church = z.strictObject({
  id: z.int(),
  slug: z.string(),
  name: z.string(),
  description: z.string(),
  address: z.string(),
  zip: z.string(),
  area: z.string(),
  phone: z.string().optional(),
  website: z.string().optional(),
  thumbnail: z.string().optional(),
  heroImage: z.string().optional(),
  denomination: z.string(),
  featured: z.boolean(),
  services: z.array(z.string()),
  status: ChurchStatus,
  isPremium: z.boolean(),
  createdAt: z.iso.datetime(),
  youtubeChannel: z.string().optional(),
})
export type Church = z.infer<typeof Church>

/** One church with what its page shows beside the list's fields (ruling 18). */
export const ChurchDetail = Church.extend({
  pastorName: z.string().optional(),
  missionStatement: z.string().optional(),
  history: z.string().optional(),
  specialPrograms: z.string().optional(),
  youthPrograms: z.string().optional(),
  musicMinistry: z.string().optional(),
  outreachPrograms: z.string().optional(),
  facebookPage: z.string().optional(),
  instagramHandle: z.string().optional(),
})
export type ChurchDetail = z.infer<typeof ChurchDetail>

/** What the list of churches can be asked for. An empty denomination or area means all. */
export const ChurchQuery = listQuery.extend({
  search: safeText()
    .max(limits.searchTextLength, `Please search with at most ${limits.searchTextLength} characters`)
    .optional(),
  denomination: safeText().max(100).optional(),
  area: safeText().max(100).optional(),
  featured: z.enum(['true', 'false']).optional(),
  count: z
    .enum(['true', 'false'])
    .optional()
    .describe(
      'false leaves out X-Total-Count, which makes a search for common words faster; Link is there all the same',
    ),
})
export type ChurchQuery = z.infer<typeof ChurchQuery>
