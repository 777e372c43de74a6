import type { Page } from '@playwright/test'
import { expect, test } from '../support/browser.ts'

const collapses = (page: Page) => (page.viewportSize()?.width ?? 0) < 1152
const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' })
const opener = (page: Page) => page.getByRole('button', { name: 'Open menu' })
const colourOf = (page: Page, name: string) =>
  menu(page)
    .getByRole('link', { name, exact: true })
    .evaluate((link) => getComputedStyle(link).color)

const entries = ['Home', 'Featured', 'Directory', 'Events', 'News', 'About', 'Advertise', 'Contact']

test('the menu names every page in its order and marks the one that is open', async ({ page }) => {
  await page.goto('/events')
  if (collapses(page)) await opener(page).click()
  const links = menu(page).getByRole('link')
  expect((await links.allInnerTexts()).slice(0, entries.length)).toEqual(entries)
  await expect(menu(page).locator('[aria-current="page"]')).toHaveText(['Events'])
  expect(await colourOf(page, 'Events')).not.toBe(await colourOf(page, 'News'))
  expect(await colourOf(page, 'News')).toBe(await colourOf(page, 'Home'))
})

test('a page below a section marks the section', async ({ page }) => {
  await page.goto('/events/domino-night')
  if (collapses(page)) await opener(page).click()
  await expect(menu(page).locator('[aria-current="true"]')).toHaveText(['Events'])
  expect(await colourOf(page, 'Events')).not.toBe(await colourOf(page, 'News'))
})

test('where there is room the menu is always open', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/')
  await expect(menu(page)).toBeVisible()
  await expect(opener(page)).toBeHidden()
})
