import { z } from 'zod'
import { limits } from '#content/business.ts'
import { safeText } from './text.ts'

const count = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, 'Please give a whole number')
    .transform(Number)
    .pipe(z.int().min(least).max(most))

/** How much of a list: `limit` records (1000 at most), starting behind `offset`. The answer carries X-Total-Count and Link. */
export const listQuery = z.object({
  limit: count(1, limits.apiMaxLimit).optional(),
  offset: count(0, 100_000_000).optional(),
})

/** A record's address: its slug or its number. */
export const recordParams = z.object({ slug: safeText().max(100) })

export const ErrorReply = z.strictObject({
  message: z.string(),
  issues: z.array(z.strictObject({ path: z.string(), message: z.string() })).optional(),
})
export type ErrorReply = z.infer<typeof ErrorReply>
