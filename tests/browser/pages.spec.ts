import type { Page } from '@playwright/test'
import { business } from '#content/business.ts'
import { screens } from '#content/screens.ts'
import { expect, test } from '../support/browser.ts'
import { allPages } from './pages.ts'

/** Every picture, those further down too, has arrived and can be shown. */
const assertPictures = (page: Page) =>
  page.evaluate(async () => {
    for (const image of document.images) {
      image.loading = 'eager'
      await image.decode()
    }
  })

for (const { path, status = 200, heading, current, headings = [], links = [], texts = [], canonical } of allPages) {
  test(`${path} is what it should be`, async ({ page, baseURL, allowStatus }) => {
    if (status !== 200) allowStatus(status)
    page.on('dialog', (dialog) => {
      throw new Error(`a dialog opened: ${dialog.message()}`)
    })
    expect((await page.goto(path))?.status()).toBe(status)

    await expect(page.getByRole('heading', { level: 1 })).toHaveText([heading])
    await expect(page).toHaveTitle(new RegExp(`${business.name}$`))
    const canonicalLink = page.locator('link[rel="canonical"]')
    if (canonical === false) await expect(canonicalLink).toHaveCount(0)
    else await expect(canonicalLink).toHaveAttribute('href', `${baseURL}${path}`)
    await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /\S/)

    const main = page.getByRole('main')
    for (const name of headings) await expect(main.getByRole('heading', { name, exact: true }).first()).toBeVisible()
    for (const [name, address] of links) {
      const link = main.getByRole('link', { name, exact: true }).first()
      await expect(link, String(name)).toBeVisible()
      await expect(link, String(name)).toHaveAttribute('href', address)
    }
    for (const text of texts) await expect(main.getByText(text, { exact: true }).first(), String(text)).toBeVisible()
    await assertPictures(page)

    const footer = page.getByRole('contentinfo')
    await expect(footer.getByText(/^Site Managed by/)).toBeVisible()
    for (const { text, link } of business.badges)
      await expect(footer.getByRole('link', { name: text })).toHaveAttribute('href', link)
    await expect(footer.getByRole('link', { name: 'Privacy' })).toHaveAttribute('href', '/privacy')

    const marked = page.locator('#site-menu [aria-current]')
    await expect(marked).toHaveText(current ? [current] : [])
  })
}

for (const path of ['/bulletin', '/bulletin/', '/bulletin/2024/05']) {
  test(`${path} leads to the news and leaves no step in the history`, async ({ page }) => {
    await page.goto('/about')
    const before = await page.evaluate(() => history.length)
    await page.goto(path)
    await page.waitForURL('/news')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('News')
    expect(await page.evaluate(() => history.length)).toBe(before + 1)
  })
}

test('the directory fills its last row with places for advertisers', async ({ page }) => {
  await page.goto('/directory')
  const regular = page.getByRole('region', { name: screens.directory.regularHeading })
  const advertise = regular.getByRole('link', { name: 'Advertise Your Church or Business' })
  const cards = await regular.getByRole('article').count()
  expect(cards).toBe(9)
  expect((cards + (await advertise.count())) % 4).toBe(0)
  expect(await advertise.count()).toBeLessThan(4)
  const featured = page.getByRole('region', { name: screens.directory.featuredHeading })
  await expect(featured.getByRole('article')).toHaveCount(4)
  await expect(featured.getByText('Misa en español: domingo 12:30 PM')).toBeVisible()
  await expect(featured.getByRole('link', { name: 'Feature this Church' })).toHaveCount(0)
  for (const card of await regular.getByRole('article').all()) {
    await expect(card.getByRole('img')).toHaveCount(0)
    expect(
      await card
        .getByRole('list', { name: 'Service Times' })
        .getByRole('listitem')
        .filter({ hasNotText: /^and \d/ })
        .count(),
    ).toBeLessThan(3)
  }
})

test('an event can be put into a calendar', async ({ page }) => {
  await page.goto('/events/domino-night')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Add to calendar' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('domino-night.ics')
  await page.goto('/events/fellowship-fish-fry')
  await expect(page.getByRole('link', { name: 'Add to calendar' })).toHaveCount(0)
})
