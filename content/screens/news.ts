export const news = {
  title: 'News',
  description: 'Articles about faith, community, church life, holidays and local history in Corpus Christi.',
  heading: 'News',
  intro: 'Articles for people who live, worship and visit around Corpus Christi Bay.',
  readMore: 'Read More',
  categoryLabels: {
    all: 'All',
    faith: 'Faith',
    community: 'Community',
    'church life': 'Church life',
    holidays: 'Holidays',
    history: 'History',
  },
  subscribe: 'Subscribe to news',
  categories: 'Categories',
} as const
