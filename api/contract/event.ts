import { z } from 'zod'

export const EventStatus = z.enum(['pending', 'approved', 'rejected', 'withdrawn'])
export type EventStatus = z.infer<typeof EventStatus>

/** An event as the calls answer it. `date` is a calendar day in America/Chicago, `time` free text. */
export const ChurchEvent = z.strictObject({
  id: z.int(),
  slug: z.string(),
  title: z.string(),
  description: z.string(),
  date: z.iso.date(),
  time: z.string().optional(),
  location: z.string(),
  category: z.string(),
  churchId: z.int().optional(),
})
export type ChurchEvent = z.infer<typeof ChurchEvent>
