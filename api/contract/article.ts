import { z } from 'zod'

/** An article as the list carries it. `imageUrl` is the address of one JPEG; picture.ts derives the other sizes. */
export const ArticleSummary = z.strictObject({
  id: z.int(),
  slug: z.string(),
  title: z.string(),
  excerpt: z.string(),
  imageUrl: z.string().optional(),
  publishedAt: z.iso.datetime(),
  category: z.string(),
})
export type ArticleSummary = z.infer<typeof ArticleSummary>

/** One article; `content` is sanitised HTML. */
export const Article = ArticleSummary.extend({ content: z.string() })
export type Article = z.infer<typeof Article>
