import { defineEntity, p } from '@mikro-orm/core'
import { timestamps } from '../database/timestamps.ts'

const ArticleSchema = defineEntity({
  name: 'Article',
  tableName: 'article',
  properties: {
    id: p.integer().primary(),
    slug: p.text().unique(),
    title: p.text(),
    excerpt: p.text(),
    /** Sanitised HTML. */
    content: p.text(),
    imageUrl: p.text().nullable(),
    publishedAt: p.datetime(3),
    category: p.text(),
    /** The file of content/news that this article was filled from; null for one that came another way. */
    file: p.text().nullable().unique(),
    ...timestamps,
  },
})

export class Article extends ArticleSchema.class {}
ArticleSchema.setClass(Article)
