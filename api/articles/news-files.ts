import { readdir, readFile } from 'node:fs/promises'
import type { EntityManager } from '@mikro-orm/postgresql'
import { parse } from 'yaml'
import { z } from 'zod'
import { newsCategories } from '#content/options.ts'
import { slugPattern } from '#contract/paths.ts'
import { pictureWidths } from '#contract/picture.ts'
import { isSafeText } from '#contract/text.ts'
import { resolveSlug, takeSlug } from '../slugs/slugs.ts'
import { StartupError } from '../startup-error.ts'
import { Article } from './article.entity.ts'
import { type ArticleFields, newArticle, writeArticle } from './article-changes.ts'
import { htmlOf, sanitizeArticle } from './article-html.ts'

export const newsFolder = new URL('../../content/news/', import.meta.url)

const line = z
  .string({ error: 'must be text' })
  .trim()
  .min(1, 'must not be empty')
  .refine(isSafeText, 'has a control character')

const FrontMatter = z.strictObject({
  title: line.max(200, 'must have 200 characters or less'),
  slug: z
    .string({ error: 'must be text' })
    .regex(slugPattern, 'must be words of small letters and digits with hyphens between'),
  excerpt: line.max(500, 'must have 500 characters or less'),
  image: z
    .string({ error: 'must be text' })
    .regex(/^\/pictures\/[a-z0-9-]+$/, 'must be a picture such as /pictures/news-name, without width and format')
    .optional(),
  publishedAt: z.iso
    .datetime({ offset: true, error: 'must be a moment with its offset, such as 2026-03-01T09:00:00-06:00' })
    .transform((text) => new Date(text)),
  category: z.enum(newsCategories, `must be one of ${newsCategories.join(', ')}`).exclude(['all']),
})

/** An article as its file has it; `content` is sanitised HTML. */
export interface NewsFile {
  file: string
  slug: string
  title: string
  excerpt: string
  content: string
  imageUrl: string | null
  publishedAt: Date
  category: string
}

/** How many articles a fill has added, changed and removed. */
export interface Filled {
  added: number
  changed: number
  removed: number
}

/**
 * Reads every article of the folder, by name.
 * @throws StartupError that names the file and the field
 */
export const readNewsFiles = async (folder: URL = newsFolder): Promise<NewsFile[]> => {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.md')).sort()
  const files = await Promise.all(
    names.map(async (name) => readOne(name, await readFile(new URL(name, folder), 'utf8'))),
  )
  const owners = new Map<string, string>()
  for (const { file, slug } of files) {
    const other = owners.get(slug)
    if (other) throw broken(file, `slug: ${slug} is already the slug of ${other}`)
    owners.set(slug, file)
  }
  return files
}

const broken = (file: string, what: string) =>
  new StartupError(`content/news/${file} cannot be read: ${what}; correct the file and start again.`)

const readOne = (file: string, text: string): NewsFile => {
  const match = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/.exec(text)
  if (!match) throw broken(file, 'it must begin with its fields between two lines of ---')
  const parsed = FrontMatter.safeParse(fieldsOf(file, match[1] ?? ''))
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    const unknown = issue?.code === 'unrecognized_keys' ? issue.keys[0] : undefined
    throw broken(
      file,
      unknown ? `${unknown}: is not a field` : `${String(issue?.path[0] ?? 'fields')}: ${issue?.message}`,
    )
  }
  const { image, ...fields } = parsed.data
  const content = sanitizeArticle(htmlOf(match[2] ?? ''))
  if (!content || !isSafeText(content)) throw broken(file, 'content: must not be empty or hold control characters')
  return { ...fields, file, content, imageUrl: image ? `${image}-${pictureWidths[1]}.jpg` : null }
}

const fieldsOf = (file: string, text: string): unknown => {
  try {
    return parse(text)
  } catch (error) {
    throw broken(
      file,
      `the fields are not YAML (${String(error instanceof Error ? error.message : error).split('\n')[0]})`,
    )
  }
}

/**
 * Brings the articles that came from files to what the files say, in one transaction; others are left alone, and
 * nothing is written for a file that has not changed.
 */
export const fillFromNewsFiles = (em: EntityManager, files: readonly NewsFile[]): Promise<Filled> =>
  em.transactional(async (own) => {
    const stored = await own.find(Article, { file: { $ne: null } })
    const names = new Set(files.map(({ file }) => file))
    const filled: Filled = { added: 0, changed: 0, removed: 0 }
    const kept = new Set<Article>()
    for (const { file, slug, ...fields } of files) {
      // A file that was given another name keeps its article by the slug.
      const article =
        stored.find((one) => one.file === file) ?? stored.find((one) => one.slug === slug && !names.has(one.file ?? ''))
      if (!article) {
        await addArticle(own, file, slug, fields)
        filled.added++
        continue
      }
      kept.add(article)
      const before = JSON.stringify(article)
      writeArticle(article, fields)
      if (article.slug !== slug) article.slug = await takeSlug(own, 'article', slug, article.id)
      const changed = JSON.stringify(article) !== before
      if (changed) filled.changed++
      if (article.file === file) continue
      if (changed) article.file = file
      // Nothing that anybody reads has changed, so the day of the last change stays.
      else await own.nativeUpdate(Article, { id: article.id }, { file })
    }
    for (const article of stored) {
      if (kept.has(article)) continue
      own.remove(article)
      filled.removed++
    }
    return filled
  })

/** A file that comes back is the article that it was: it gets its number, and with it its address, again. */
const addArticle = async (em: EntityManager, file: string, slug: string, fields: ArticleFields): Promise<void> => {
  const former = await resolveSlug(em, 'article', slug)
  const id = former && former.current === undefined ? former.recordId : undefined
  const article = await newArticle(em, fields, slug, id)
  article.file = file
  // A file tells when it was published and not when it was written.
  article.createdAt = article.publishedAt
  article.updatedAt = article.publishedAt
}
