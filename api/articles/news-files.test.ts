import { mkdtemp, rm, unlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, test } from 'vitest'
import { calls } from '#contract/calls.ts'
import { addArticle } from '../../tests/support/records.ts'
import { startServer } from '../../tests/support/server.ts'
import { StartupError } from '../startup-error.ts'
import { fillFromNewsFiles, readNewsFiles } from './news-files.ts'

const fields = {
  title: 'Palms',
  slug: 'palms',
  excerpt: 'On palms.',
  publishedAt: '2026-03-01T09:00:00-06:00',
  category: 'community',
}
const text = (changes: Record<string, string | undefined> = {}, body = 'They **bend**.') => {
  const lines = Object.entries({ ...fields, ...changes }).filter(([, value]) => value !== undefined)
  return `---\n${lines.map(([name, value]) => `${name}: ${value}`).join('\n')}\n---\n\n${body}\n`
}

const createFolder = async (files: Record<string, string>) => {
  const path = await mkdtemp(join(tmpdir(), 'test-news-'))
  const write = (name: string, content: string) => writeFile(join(path, name), content)
  for (const [name, content] of Object.entries(files)) await write(name, content)
  return {
    url: pathToFileURL(`${path}/`),
    write,
    remove: (name: string) => unlink(join(path, name)),
    [Symbol.asyncDispose]: () => rm(path, { recursive: true }),
  }
}

test("the project's own articles can be read, and each has its picture", async () => {
  const files = await readNewsFiles()
  expect(files.length).toBeGreaterThanOrEqual(6)
  for (const { content, imageUrl } of files) {
    expect(content).toContain('<p>')
    expect(imageUrl).toMatch(/^\/pictures\/news-[a-z-]+-960\.jpg$/)
  }
})

describe('a broken file is named with its field', () => {
  test.each([
    ['title', text({ title: '""' })],
    ['title', text({ title: undefined })],
    ['title', text({ title: '[a, b]' })],
    ['slug', text({ slug: 'Not A Slug' })],
    ['slug', text({ slug: '123' })],
    ['excerpt', text({ excerpt: `"a${'\\0'}b"` })],
    ['image', text({ image: 'https://example.org/a.jpg' })],
    ['publishedAt', text({ publishedAt: 'yesterday' })],
    ['publishedAt', text({ publishedAt: '2026-03-01T09:00:00' })],
    ['category', text({ category: 'all' })],
    ['category', text({ category: 'sports' })],
    ['author', text({ author: 'Somebody' })],
    ['content', text({}, '<script>alert(1)</script>')],
    ['YAML', text({ title: '"unclosed' })],
    ['---', 'No fields at all'],
  ])('%s', async (field, content) => {
    await using folder = await createFolder({ 'good.md': text({ slug: 'good' }), 'bad.md': content })
    const error = await readNewsFiles(folder.url).catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(StartupError)
    expect(String(error)).toContain('content/news/bad.md')
    expect(String(error)).toContain(field)
    expect(String(error)).not.toContain('\n')
  })

  test('two of one slug', async () => {
    await using folder = await createFolder({ 'a.md': text(), 'b.md': text() })
    await expect(readNewsFiles(folder.url)).rejects.toThrow('content/news/b.md cannot be read: slug: palms is already')
  })
})

test('a fill follows the files and touches nothing else', async () => {
  await using server = await startServer()
  await using folder = await createFolder({ 'palms.md': text(), 'note.txt': 'not an article' })
  const other = await addArticle(server.em(), { title: 'By another way' })
  const fill = async () => fillFromNewsFiles(server.em(), await readNewsFiles(folder.url))
  const changes = async () =>
    (await server.em().execute<{ count: number }[]>('select count(*)::int from change'))[0]?.count
  const stamps = async () => {
    const [row] = await server
      .em()
      .execute<{ created_at: string | Date; updated_at: string | Date }[]>(
        'select created_at, updated_at from article where file is not null',
      )
    const iso = (moment: string | Date = '') => new Date(moment).toISOString()
    return { created: iso(row?.created_at), updated: iso(row?.updated_at) }
  }
  const read = (slug: string) => server.call(calls.getArticle, { params: { slug } })

  expect(await fill()).toEqual({ added: 1, changed: 0, removed: 0 })
  const { data: first } = await read('palms')
  expect(first).toMatchObject({ title: 'Palms', content: '<p>They <strong>bend</strong>.</p>' })
  expect(first.publishedAt).toBe('2026-03-01T15:00:00.000Z')
  expect(await stamps()).toEqual({ created: first.publishedAt, updated: first.publishedAt })

  const before = await changes()
  expect(await fill()).toEqual({ added: 0, changed: 0, removed: 0 })
  expect(await changes()).toBe(before)
  expect((await stamps()).updated).toBe(first.publishedAt)

  await folder.write('palms.md', text({ title: 'Tall Palms' }))
  expect(await fill()).toEqual({ added: 0, changed: 1, removed: 0 })
  expect((await read('palms')).data).toEqual({ ...first, title: 'Tall Palms' })
  const changed = await stamps()
  expect(changed.created).toBe(first.publishedAt)
  expect(changed.updated > first.publishedAt).toBe(true)

  // Another file name keeps the article, another slug redirects to it.
  await folder.remove('palms.md')
  await folder.write('tall-palms.md', text({ title: 'Tall Palms' }))
  expect(await fill()).toMatchObject({ added: 0, removed: 0 })
  expect((await read('palms')).data.id).toBe(first.id)
  expect(await stamps()).toEqual(changed)
  expect(await fill()).toEqual({ added: 0, changed: 0, removed: 0 })
  await folder.write('tall-palms.md', text({ title: 'Tall Palms', slug: 'tall-palms' }))
  expect(await fill()).toEqual({ added: 0, changed: 1, removed: 0 })
  expect((await server.get('/api/articles/slug/palms')).headers.get('location')).toBe('/api/articles/slug/tall-palms')

  await folder.remove('tall-palms.md')
  expect(await fill()).toEqual({ added: 0, changed: 0, removed: 1 })
  expect((await server.get('/api/articles/slug/tall-palms')).status).toBe(410)

  // It comes back as what it was, at its address.
  await folder.write('tall-palms.md', text({ slug: 'tall-palms' }))
  expect(await fill()).toEqual({ added: 1, changed: 0, removed: 0 })
  expect((await read('tall-palms')).data.id).toBe(first.id)
  expect((await read(other.slug)).data.id).toBe(other.id)
})
