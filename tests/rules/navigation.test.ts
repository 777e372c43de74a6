import { describe, expect, test } from 'vitest'
import { footerLinks, navigation } from '#content/navigation.ts'
import { paths } from '#contract/paths.ts'
import { builtEntries, builtPages, isBuilt, missingNavigation } from '../../site/navigation.ts'

describe('the menus', () => {
  test('leave out exactly the entries whose pages are still to come', () => {
    expect(missingNavigation().map(({ path, label }) => `${label} ${path}`)).toEqual([
      'Sign In /login',
      'Dashboard /dashboard',
      'Admin /admin',
      'Submit Church /church-submission',
      'Submit Event /event-submission',
    ])
  })

  test('print every other entry, in its order', () => {
    expect(builtEntries(navigation)).toEqual(navigation)
    expect(builtEntries(footerLinks).map(({ label }) => label)).toEqual([
      'Home',
      'Directory',
      'Events',
      'About',
      'Advertise',
      'Contact',
      'Terms',
      'Privacy',
    ])
  })
})

describe('a page is known as built', () => {
  test.each([
    paths.home,
    paths.directory,
    `${paths.directory}?denomination=Baptist#results`,
    paths.church('grace-chapel'),
    paths.event(12),
    paths.calendar('fish-fry'),
    paths.listPage(paths.featured, 2),
  ])('%s', (path) => {
    expect(isBuilt(path)).toBe(true)
  })

  test.each(['', '/church', '/church/a/b', '/directory/', '/nowhere', 'https://www.example.org/directory'])(
    'but not %j',
    (path) => {
      expect(isBuilt(path)).toBe(false)
    },
  )

  test('by its file', () => {
    expect(builtPages).toContain('/church/[slug]')
    expect(builtPages.some((page) => /\.(astro|ts)$/.test(page))).toBe(false)
  })
})
