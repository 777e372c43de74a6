import type { EntityManager } from '@mikro-orm/postgresql'
import { limits } from '#content/business.ts'
import type { ArticleSummary, Article as FullArticle } from '#contract/article.ts'
import { recordRead } from '../database/reads.ts'
import { type Lookup, lookUp } from '../slugs/lookup.ts'
import { Article } from './article.entity.ts'
import { sanitizeArticle } from './article-html.ts'

export interface ArticleList {
  /** `updatedAt` is the article's last change, ISO 8601. */
  articles: (ArticleSummary & { updatedAt: string })[]
  total: number
}

const summaryFields = ['id', 'slug', 'title', 'excerpt', 'imageUrl', 'publishedAt', 'category', 'updatedAt'] as const

/** Articles, newest first. */
export const listArticles = async (
  em: EntityManager,
  part: { limit?: number | undefined; offset?: number | undefined } = {},
): Promise<ArticleList> => {
  recordRead(em, 'articles')
  const [rows, total] = await em.findAndCount(
    Article,
    {},
    {
      fields: summaryFields,
      orderBy: { publishedAt: 'desc', id: 'desc' },
      limit: part.limit ?? limits.apiDefaultLimit,
      offset: part.offset ?? 0,
    },
  )
  return {
    articles: rows.map((article) => ({ ...toSummary(article), updatedAt: article.updatedAt.toISOString() })),
    total,
  }
}

/**
 * An article by its slug, a former slug or its number. `content` is sanitised here as well as on the way in: a row may
 * have been written by other hands.
 */
export const getArticle = (
  em: EntityManager,
  slugOrId: string,
): Promise<Lookup<{ article: FullArticle; updatedAt: string }>> =>
  lookUp(em, 'article', slugOrId, async (id) => {
    const article = await em.findOne(Article, { id })
    if (!article) return undefined
    const content = sanitizeArticle(article.content)
    return { article: { ...toSummary(article), content }, updatedAt: article.updatedAt.toISOString() }
  })

/** An article as the list carries it. */
export const toSummary = (article: Pick<Article, (typeof summaryFields)[number]>): ArticleSummary => ({
  id: article.id,
  slug: article.slug,
  title: article.title,
  excerpt: article.excerpt,
  ...(article.imageUrl && { imageUrl: article.imageUrl }),
  publishedAt: article.publishedAt.toISOString(),
  category: article.category,
})
