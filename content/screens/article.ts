export const article = {
  by: (author: string) => `By ${author}`,
  readTime: (minutes: number) => `${minutes} min read`,
  share: 'Share',
  related: 'Related Articles',
  relatedText: 'More to read about churches and life on the bay.',
  all: { label: 'View All Articles', path: '/news' },
  back: { label: 'Back to News', path: '/news' },
} as const
