import type { NewsArticle } from 'schema-dts'
import { business } from '#content/business.ts'
import { newsCategoryLabel } from '#content/categories.ts'
import type { ArticlePage } from '#contract/page.ts'
import { pictureVariant } from '#contract/picture.ts'
import type { GraphNode } from './node.ts'
import { homeUrl, organizationId, websiteId } from './organization.ts'

// The widest one beside the page's own: search engines ask for at least 720 points.
const images = (origin: string, url: string) =>
  [...new Set([pictureVariant(url, 1440, 'jpg') ?? url, url])].map((one) => origin + one)

/** @param url the article's page, absolute */
export const articleNode = (
  { article, updatedAt }: ArticlePage,
  origin: string,
  url: string,
): GraphNode<NewsArticle> => {
  const author = {
    '@type': 'Organization',
    '@id': organizationId(origin),
    name: business.name,
    url: homeUrl(origin),
  } as const
  return {
    '@type': 'NewsArticle',
    '@id': `${url}#article`,
    url,
    mainEntityOfPage: url,
    headline: article.title,
    description: article.excerpt,
    articleSection: newsCategoryLabel(article.category),
    inLanguage: 'en-US',
    datePublished: article.publishedAt,
    // An article that is filed before its day was not changed before it appeared.
    dateModified: updatedAt > article.publishedAt ? updatedAt : article.publishedAt,
    ...(article.imageUrl && { image: images(origin, article.imageUrl) }),
    author,
    publisher: author,
    isPartOf: { '@id': websiteId(origin) },
  }
}
