import type { Page } from '@playwright/test'
import { screens } from '#content/screens.ts'
import { expect } from '../support/browser.ts'

const words = screens.directory

/** The directory as its reader finds it, on a small screen or a large one. */
export const directoryOf = (page: Page) => {
  const results = page.getByRole('region', { name: words.results, exact: true })
  const isSmall = (page.viewportSize()?.width ?? 0) < 768

  /** Does something in the filters, which a small screen has in a sheet. */
  const inFilters = async (work: () => Promise<unknown>) => {
    if (!isSmall) return void (await work())
    await page.getByRole('button', { name: /^Filters/ }).click()
    await expect(page.getByRole('dialog', { name: words.filters })).toBeVisible()
    await work()
    await page.getByRole('button', { name: words.showResults, exact: true }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }

  return {
    results,
    isSmall,
    textBox: page.getByRole('textbox', { name: words.search, exact: true }),
    status: results.getByRole('status').first(),
    names: results.getByRole('article').getByRole('heading').getByRole('link'),
    skeletons: results.locator('[data-skeleton]').filter({ visible: true }),
    chips: page.getByRole('list', { name: words.activeFilters }).getByRole('button'),
    view: (name: 'Grid' | 'List' | 'Map') =>
      page.getByRole('group', { name: words.view }).getByRole('button', { name, exact: true }),
    choose: (filter: 'Denomination' | 'Area', value: string) =>
      inFilters(() => page.getByRole('combobox', { name: filter }).filter({ visible: true }).selectOption(value)),
    chosen: async (filter: 'Denomination' | 'Area') => {
      let value = ''
      await inFilters(async () => {
        value = await page.getByRole('combobox', { name: filter }).filter({ visible: true }).inputValue()
      })
      return value
    },
    clearFilters: () =>
      inFilters(() =>
        page.getByRole('button', { name: words.clearFilters, exact: true }).filter({ visible: true }).click(),
      ),
    inFilters,
  }
}

/** The lists that the page has asked for, as query strings, in their order. */
export const askedLists = (page: Page): string[] => {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (pathname === '/api/churches') asked.push(decodeURIComponent(search))
  })
  return asked
}

/** Waits until React has taken the page over: before that it is a printed one. */
export const hydrated = async (page: Page): Promise<void> => {
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0)
  await expect(page.locator('html[data-asking]')).toHaveCount(0)
}

/** Puts the tab into the background, or back. */
export const setHidden = (page: Page, hidden: boolean): Promise<void> =>
  page.evaluate((isHidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => isHidden })
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  }, hidden)
