import { expect, test } from 'vitest'
import { SessionCache } from './session-cache.ts'

/** A browser's storage as far as it is used, with its limit. */
const createStorage = (most = Number.POSITIVE_INFINITY): Storage =>
  Object.defineProperties({} as Record<string, string>, {
    getItem: { value: (name: string) => (Object.hasOwn(storage, name) ? storage[name] : null) },
    setItem: {
      value: (name: string, text: string) => {
        if (text.length > most) throw new DOMException('full', 'QuotaExceededError')
        storage[name] = text
      },
    },
    removeItem: { value: (name: string) => delete storage[name] },
  }) as unknown as Storage
let storage: Record<string, string>
const open = (most?: number) => {
  const made = createStorage(most)
  storage = made as unknown as Record<string, string>
  return made
}
const read = (data: unknown, created: number) => ({ data, created, expires: created + 600 })

test('what was read on one page is there on the next, with its times', () => {
  const kept = open()
  new SessionCache(kept, 'build', 600, 1000).set('a', read(['x'], 1000))
  expect([...new SessionCache(kept, 'build', 600, 1599)]).toEqual([['a', read(['x'], 1000)]])
})

test('what has had its time is gone, from the storage too', () => {
  const kept = open()
  new SessionCache(kept, 'build', 600, 1000).set('a', read(['x'], 1000))
  expect([...new SessionCache(kept, 'build', 600, 1600)]).toEqual([])
  expect(Object.keys(kept)).toEqual([])
})

test('failures are not kept', () => {
  const kept = open()
  const cache = new SessionCache(kept, 'build', 600, 1000)
  cache.set('a', { error: new Error('500'), created: 1000, expires: 1600 })
  expect(cache.has('a')).toBe(false)
  expect(Object.keys(kept)).toEqual([])
})

test('of many reads the last forty are kept', () => {
  const kept = open()
  const cache = new SessionCache(kept, 'build', 600, 1000)
  for (let at = 0; at < 45; at += 1) cache.set(`${at}`, read(at, 1000 + at))
  cache.set('5', read('again', 1090))
  cache.set('new', read('new', 1091))
  const keys = Array.from({ length: 40 }, (_, at) => String(at + 5)).filter((key) => key !== '5' && key !== '6')
  expect([...cache.keys()]).toEqual([...keys, '5', 'new'])
  expect([...new SessionCache(kept, 'build', 600, 1100).keys()].toSorted()).toEqual([...cache.keys()].toSorted())
})

test('a full storage loses nothing of this page', () => {
  const cache = new SessionCache(open(10), 'build', 600, 1000)
  cache.set('a', read('a long answer', 1000))
  expect(cache.get('a')?.data).toBe('a long answer')
})

test('what others left there is passed over', () => {
  const kept = open()
  storage['read build a'] = '{"broken'
  storage['read build b'] = 'null'
  storage['news-category'] = 'faith'
  expect([...new SessionCache(kept, 'build', 600, 1000)]).toEqual([])
  expect(storage['news-category']).toBe('faith')
})

test('reads of another build, of another time and with another lifetime are dropped', () => {
  const kept = open()
  new SessionCache(kept, 'earlier', 600, 1000).set('a', read('x', 1000))
  const cache = new SessionCache(kept, 'build', 600, 1000)
  cache.set('later', read('y', 5000))
  cache.set('longer', { data: 'z', created: 1000, expires: 9000 })
  expect([...new SessionCache(kept, 'build', 600, 1100)]).toEqual([])
  expect(Object.keys(kept)).toEqual([])
})

test('clearing forgets all reads', () => {
  const kept = open()
  const cache = new SessionCache(kept, 'build', 600, 1000)
  cache.set('a', read('x', 1000)).set('b', read('y', 1000))
  cache.clear()
  expect(Object.keys(kept)).toEqual([])
  expect(cache.size).toBe(0)
})
