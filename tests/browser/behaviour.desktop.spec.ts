import { expect, test } from '../support/browser.ts'

test.describe('the next service', () => {
  // Far from Corpus Christi, so that the reader's own clock would be a day ahead.
  test.use({ timezoneId: 'Asia/Tokyo' })
  const cases = [
    [
      '2026-12-06T16:00:00Z',
      'Sunday, before the second service',
      'Sunday 10:30 AM – Traditional Worship',
      'Sunday 10:30 AM',
    ],
    ['2026-12-06T16:30:30Z', 'as it begins', 'Sunday 10:30 AM – Traditional Worship', 'Sunday 10:30 AM'],
    ['2026-12-06T17:00:00Z', 'Sunday at 11', 'Sunday 6:00 PM – Evening Service', 'Sunday 6:00 PM'],
    [
      '2026-12-10T01:00:00Z',
      'Wednesday after the last of the week',
      'Sunday 9:00 AM – Sunday School',
      'Sunday 9:00 AM',
    ],
    ['2026-07-05T15:00:00Z', 'a Sunday in summer at 10', 'Sunday 10:30 AM – Traditional Worship', 'Sunday 10:30 AM'],
  ] as const
  for (const [moment, when, line, told] of cases) {
    test(`is marked: ${when}`, async ({ page }) => {
      await page.clock.setFixedTime(moment)
      await page.goto('/church/harbor-bell-baptist-church')
      const table = page.getByRole('region', { name: 'Service Times' })
      const next = table.getByRole('listitem').filter({ hasText: '(Next service)' }).filter({ visible: true })
      await expect(table.locator('[data-next]')).toHaveCount(1)
      await expect(table.locator('[data-next]')).toContainText(line)
      await expect(next.first()).toBeVisible()
      await expect(table.getByText(/^Next service: /)).toHaveText(
        new RegExp(`^Next service: ${told.replace(' ', ',? ')}$`),
      )
    })
  }

  test('is not marked where no time can be read', async ({ page }) => {
    await page.goto('/church/mesquite-bend-presbyterian-church')
    await expect(page.getByText(/Next service/)).toHaveCount(0)
  })
})

test('the news category that was chosen is remembered, and the list stays as it is', async ({ page }) => {
  await page.goto('/news')
  const pressed = page.getByRole('group', { name: 'Categories' }).getByRole('button', { pressed: true })
  const titles = await page.getByRole('article').allInnerTexts()
  expect(titles).toHaveLength(6)
  await expect(pressed).toHaveText(['All'])
  const names = await page.getByRole('group', { name: 'Categories' }).getByRole('button').allInnerTexts()
  expect(names.map((name) => name.toLowerCase())).toEqual([
    'all',
    'faith',
    'community',
    'church life',
    'holidays',
    'history',
  ])
  await page.getByRole('button', { name: 'History' }).click()
  await expect(pressed).toHaveText(['History'])
  expect(await page.getByRole('article').allInnerTexts()).toEqual(titles)
  await page.getByRole('link', { name: /^Read More ?: Your First Visit/ }).click()
  await page.getByRole('link', { name: 'Back to News' }).click()
  await expect(pressed).toHaveText(['History'])
  expect(await page.getByRole('article').allInnerTexts()).toEqual(titles)
})

test.describe('sharing an article', () => {
  const address = '/news/your-first-visit'

  test('copies its link and says so where there is no share sheet', async ({ page, context, baseURL }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }))
    await page.goto(`${address}#top`)
    await page.getByRole('button', { name: 'Share' }).click()
    await expect(page.getByRole('status')).toHaveText('Link copied')
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(baseURL + address)
  })

  test('opens the share sheet where there is one', async ({ page, baseURL }) => {
    await page.addInitScript(() => {
      const share = async (data: ShareData) => void Reflect.set(window, 'shared', data)
      Object.defineProperty(navigator, 'share', { value: share })
    })
    await page.goto(address)
    await page.getByRole('button', { name: 'Share' }).click()
    await expect.poll(() => page.evaluate(() => Reflect.get(window, 'shared')?.url)).toBe(baseURL + address)
    await expect(page.getByRole('status')).toHaveText('')
  })

  test('says so when the link cannot be copied', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'share', { value: undefined })
      Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.reject(new Error('no')) } })
    })
    await page.goto(address)
    await page.getByRole('button', { name: 'Share' }).click()
    await expect(page.getByRole('status')).toHaveText('The link could not be copied. Copy it from the address bar.')
  })
})

test.describe('a picture that does not come', () => {
  test.beforeEach(async ({ context, allowStatus }) => {
    allowStatus(404)
    await context.route(/\/(uploads|scenes|pictures)\//, (route) => route.fulfill({ status: 404, body: '' }))
  })
  for (const path of [
    '/',
    '/directory',
    '/featured',
    '/news',
    '/church/harbor-bell-baptist-church',
    '/church/bare-chapel',
  ]) {
    test(`is replaced by words on ${path}`, async ({ page }) => {
      await page.goto(path)
      await expect(page.getByText('Image not available').first()).toBeAttached()
      for (const image of await page.getByRole('main').locator('img[loading="lazy"]').all())
        await image.evaluate((one: HTMLImageElement) => one.setAttribute('loading', 'eager')).catch(() => {})
      await expect(page.getByRole('main').locator('img[data-missing]')).toHaveCount(0)
      await expect(page.getByText('Image not available').first()).toBeVisible()
    })
  }
})
