import { expect, test } from 'vitest'
import { tilePolicy } from './tiles.ts'

test.each([
  ['https://tile.openstreetmap.org/{z}/{x}/{y}.png', 'https://tile.openstreetmap.org'],
  ['http://localhost:8080/{z}/{x}/{y}{r}.png?key=a;b', 'http://localhost:8080'],
  ['https://{s}.tiles.example.org/{z}/{x}/{y}.png', 'https://*.tiles.example.org'],
  ['https://tiles-{s}.example.org:444/{z}/{x}/{y}.png', 'https://*.example.org:444'],
])('tiles from %s need %s', (url, host) => {
  expect(tilePolicy({ url, attribution: '', link: '' })).toBe(`img-src ${host}`)
})
