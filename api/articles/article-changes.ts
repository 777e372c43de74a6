import type { EntityManager } from '@mikro-orm/postgresql'
import { NotFound } from '../errors.ts'
import { newRecordId, takeSlug } from '../slugs/slugs.ts'
import { Article } from './article.entity.ts'
import { sanitizeArticle } from './article-html.ts'

/** What an article is made of; `content` is HTML and is sanitised on the way in. */
export interface ArticleFields {
  title: string
  excerpt: string
  content: string
  imageUrl?: string | null
  publishedAt: Date
  category: string
}

/**
 * A new article that the next flush stores, under the wished slug or the next free one like it. `former` is the number
 * of a deleted article that comes back.
 */
export const newArticle = async (
  em: EntityManager,
  fields: ArticleFields,
  wish = fields.title,
  former?: number,
): Promise<Article> => {
  const id = former ?? (await newRecordId(em, 'article'))
  const { imageUrl = null, ...others } = fields
  const content = sanitizeArticle(fields.content)
  return em.create(Article, { ...others, content, imageUrl, id, slug: await takeSlug(em, 'article', wish, id) })
}

/** Sets the given fields. @throws NotFound */
export const editArticle = async (em: EntityManager, id: number, fields: Partial<ArticleFields>): Promise<Article> => {
  const article = await find(em, id)
  writeArticle(article, fields)
  await em.flush()
  return article
}

/** Copies the given fields onto the article, for the next flush. */
export const writeArticle = (article: Article, fields: Partial<ArticleFields>): void => {
  if (fields.title !== undefined) article.title = fields.title
  if (fields.excerpt !== undefined) article.excerpt = fields.excerpt
  if (fields.category !== undefined) article.category = fields.category
  if (fields.imageUrl !== undefined) article.imageUrl = fields.imageUrl
  if (fields.content !== undefined) article.content = sanitizeArticle(fields.content)
  if (fields.publishedAt && fields.publishedAt.getTime() !== article.publishedAt.getTime()) {
    article.publishedAt = fields.publishedAt
  }
}

/** Gives the article a new address made from the text; the old one leads to it. @throws NotFound */
export const renameArticleSlug = async (em: EntityManager, id: number, text: string): Promise<Article> => {
  const article = await find(em, id)
  article.slug = await takeSlug(em, 'article', text, id)
  await em.flush()
  return article
}

/** @throws NotFound */
export const deleteArticle = async (em: EntityManager, id: number): Promise<void> => {
  em.remove(await find(em, id))
  await em.flush()
}

const find = async (em: EntityManager, id: number): Promise<Article> => {
  const article = await em.findOne(Article, { id })
  if (!article) throw new NotFound('There is no such article')
  return article
}
