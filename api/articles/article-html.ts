import { marked } from 'marked'
import sanitizeHtml from 'sanitize-html'

const own = /^\/(?![/\\])/

/** Markdown as HTML, not yet sanitised. */
export const htmlOf = (markdown: string): string => marked.parse(markdown, { async: false, gfm: true })

/** Keeps the few elements that an article is made of. No styles, ids, frames, forms or foreign pictures get through. */
export const sanitizeArticle = (html: string): string =>
  sanitizeHtml(html, {
    allowedTags: [
      ...['h2', 'h3', 'h4', 'p', 'a', 'ul', 'ol', 'li', 'blockquote', 'figure', 'figcaption', 'img', 'hr', 'br'],
      ...[
        'strong',
        'em',
        'b',
        'i',
        'q',
        'cite',
        'code',
        'pre',
        'sub',
        'sup',
        'table',
        'thead',
        'tbody',
        'tr',
        'th',
        'td',
      ],
    ],
    allowedAttributes: { a: ['href', 'title', 'rel'], img: ['src', 'alt', 'width', 'height'], ol: ['start'] },
    allowedSchemes: ['https', 'http', 'mailto', 'tel'],
    allowedSchemesByTag: { img: [] },
    allowProtocolRelative: false,
    // An article's own heading is the page's: one in the text moves down a step.
    transformTags: {
      h1: 'h2',
      a: (tagName, { href = '', ...others }) => ({
        tagName,
        attribs: { ...others, href, ...(!own.test(href) && { rel: 'noopener nofollow' }) },
      }),
    },
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !own.test(attribs.src ?? ''),
  }).trim()
