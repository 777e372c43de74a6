import { paths } from '#contract/paths.ts'

/** Parts of the site that hold nothing to be found: calls, and screens of somebody who is signed in. */
export const privatePaths = [
  '/api/',
  '/admin',
  '/checkout',
  '/church-edit/',
  '/dashboard',
  '/payment-success',
  '/reset-password',
  '/subscribe',
  '/upgrade-',
] as const

export const robotsText = (origin: string): string =>
  [
    'User-agent: *',
    'Allow: /',
    ...privatePaths.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}${paths.sitemapIndex}`,
    '',
  ].join('\n')
