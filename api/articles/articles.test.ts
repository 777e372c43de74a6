import { expect, test } from 'vitest'
import { calls } from '#contract/calls.ts'
import { addArticle } from '../../tests/support/records.ts'
import { startServer } from '../../tests/support/server.ts'
import { deleteArticle, editArticle, renameArticleSlug } from './article-changes.ts'

test('the list is newest first, without the content', async () => {
  await using server = await startServer()
  const em = server.em()
  await addArticle(em, { title: 'Older', publishedAt: new Date('2025-01-01T00:00:00Z') })
  await addArticle(em, { title: 'Newer', imageUrl: '/pictures/a-960.jpg' })
  const response = await server.get('/api/articles?limit=1')
  expect(response.headers.get('x-total-count')).toBe('2')
  expect(await response.json()).toEqual([
    {
      id: expect.any(Number),
      slug: 'newer',
      title: 'Newer',
      excerpt: 'A custom of the coast.',
      imageUrl: '/pictures/a-960.jpg',
      publishedAt: '2026-01-06T15:00:00.000Z',
      category: 'holidays',
    },
  ])
  const { data } = await server.call(calls.listArticles)
  expect(data.map(({ title }) => title)).toEqual(['Newer', 'Older'])
  expect((await server.get('/api/articles?offset=-1')).status).toBe(400)
})

test('an article is found by slug and number, moved, gone or unknown', async () => {
  await using server = await startServer()
  const { id } = await addArticle(server.em())
  const { data } = await server.call(calls.getArticle, { params: { slug: 'candles-in-the-window' } })
  expect(data).toMatchObject({ id, content: '<p>Every house has one.</p>' })
  expect((await server.call(calls.getArticle, { params: { slug: String(id) } })).data).toEqual(data)
  await renameArticleSlug(server.em(), id, 'Lights')
  const moved = await server.get('/api/articles/slug/candles-in-the-window')
  expect([moved.status, moved.headers.get('location')]).toEqual([301, '/api/articles/slug/lights'])
  await deleteArticle(server.em(), id)
  expect((await server.get('/api/articles/slug/lights')).status).toBe(410)
  const unknown = await server.get('/api/articles/slug/nothing')
  expect([unknown.status, await unknown.json()]).toEqual([404, { message: 'Article Not Found' }])
})

// One of each way in that is known for article text.
test.each([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<img src="https://evil.example.org/x.png">',
  '<img src="//evil.example.org/x.png">',
  '<img src="data:image/svg+xml,<svg onload=alert(1)>">',
  '<a href="javascript:alert(1)">x</a>',
  '<a href=" java\nscript:alert(1)">x</a>',
  '<a href="vbscript:x" onclick="alert(1)">x</a>',
  '<svg><script>alert(1)</script></svg>',
  '<math><mtext><style><img src=x onerror=alert(1)></style></mtext></math>',
  '<iframe src="https://evil.example.org"></iframe>',
  '<form action="https://evil.example.org"><input name=a></form>',
  '<p style="background:url(javascript:alert(1))" id="a" class="b">x</p>',
  '<xmp><p title="</xmp><img src=x onerror=alert(1)>"></xmp>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<object data="x"></object><embed src="x"><base href="//evil.example.org">',
])('%s loses what could harm', async (content) => {
  await using server = await startServer()
  const { id } = await addArticle(server.em(), { content: `<p>Before</p>${content}` })
  const edited = await editArticle(server.em(), id, { content: `<p>After</p>${content}` })
  const { data } = await server.call(calls.getArticle, { params: { slug: String(id) } })
  expect(data.content).toBe(edited.content)
  expect(data.content).toContain('<p>After</p>')
  expect(data.content).not.toMatch(/<img(?![^>]*src="\/)/)
  // As an element's own: in text these are only letters.
  expect(data.content).not.toMatch(
    /<[^>]*(?:script|onerror|onclick|onload|style|svg|iframe|form|xmp|evil|id=|class=|data:)/i,
  )
})
