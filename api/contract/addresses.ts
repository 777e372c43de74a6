export interface Address {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** With its parameters as Fastify writes them: `/api/churches/:slug`. */
  readonly path: string
}

/** Where each call goes. */
export const addresses = {
  listChurches: { method: 'GET', path: '/api/churches' },
  listMapPlaces: { method: 'GET', path: '/api/churches/map' },
  getChurch: { method: 'GET', path: '/api/churches/:slug' },
  listEvents: { method: 'GET', path: '/api/events' },
  getEvent: { method: 'GET', path: '/api/events/:slug' },
  listArticles: { method: 'GET', path: '/api/articles' },
  getArticle: { method: 'GET', path: '/api/articles/slug/:slug' },
} as const satisfies Record<string, Address>
