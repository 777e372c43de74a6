import type { Page } from '@playwright/test'
import { expect, test } from '../support/browser.ts'
import { faults } from './access.ts'
import { allPages } from './pages.ts'

/** How wide the page is and, where that is too much, what makes it so. */
const widthOf = (page: Page, width: number) =>
  page.evaluate((most) => {
    const { scrollWidth } = document.documentElement
    const over = [...document.querySelectorAll('body *')].filter((one) => one.getBoundingClientRect().right > most + 1)
    return { scrollWidth, over: scrollWidth > most ? over.slice(0, 3).map((one) => one.outerHTML.slice(0, 150)) : [] }
  }, width)

for (const { path, status = 200 } of allPages) {
  test(`${path} needs no sideways scrolling at 320 px`, async ({ page, allowStatus }) => {
    allowStatus(status)
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(path)
    expect(await widthOf(page, 320)).toEqual({ scrollWidth: 320, over: [] })
  })
}

for (const { path } of allPages.filter(
  ({ path, status }) => (path.startsWith('/church/') || path === '/directory') && !status,
)) {
  test(`${path} needs no sideways scrolling with letters of twice the size`, async ({ page }) => {
    await page.goto(path)
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
    expect(await widthOf(page, 390)).toEqual({ scrollWidth: 390, over: [] })
  })
}

test('the open menu is open to everyone', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Open menu' }).click()
  expect(await faults(page)).toEqual([])
})
