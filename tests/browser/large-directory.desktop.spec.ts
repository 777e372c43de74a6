import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { until } from '../../api/database/embedded/wait.ts'
import { test as base, expect } from '../support/browser.ts'
import { ownDatabase } from '../support/own-database.ts'
import { freePort, startProgram } from '../support/server-process.ts'
import { askedLists, directoryOf, hydrated } from './directory-page.ts'

const churches = 10_000

/** A site with ten thousand churches, for all tests of one worker. */
const test = base.extend<object, { largeSite: string }>({
  largeSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameters' names
    async ({}, use) => {
      const dataDir = await mkdtemp(join(tmpdir(), 'large-site-'))
      const { databaseUrl, drop } = await ownDatabase('large')
      const program = startProgram(
        'tests/support/large-site.ts',
        { DATA_DIR: dataDir, DATABASE_URL: databaseUrl, PORT: String(await freePort()) },
        { args: [String(churches)] },
      )
      const address = () => /^http\S+/m.exec(program.printed())?.[0]
      try {
        await until(() => address() !== undefined || program.hasEnded(), 120_000)
        const origin = address()
        if (!origin) throw new Error(program.printed() + program.complained())
        await use(origin)
      } finally {
        program.child.kill('SIGTERM')
        await program.ended
        await drop()
        await rm(dataDir, { recursive: true, force: true })
      }
    },
    { scope: 'worker', timeout: 150_000 },
  ],
  baseURL: ({ largeSite }, use) => use(largeSite),
})

// In one worker, so that the site is filled once.
test.describe.configure({ mode: 'default' })

const shownOf = (page: Page) => page.getByText(/of 10,000 churches shown$/)
const more = (page: Page) => page.getByRole('button', { name: 'Show more' })

for (const width of [390, 1280]) {
  test(`whoever reaches the end of the list goes on at the first church that came, ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/directory?search=memorial&denomination=Baptist')
    const { names, status } = directoryOf(page)
    await expect(status).not.toHaveText('Loading churches')
    const total = Number.parseInt(((await status.textContent()) ?? '').replace(',', ''), 10)
    expect(total, 'needs a second part that is the last').toBeGreaterThan(60)
    expect(total).toBeLessThanOrEqual(120)
    await more(page).focus()
    await page.keyboard.press('Enter')
    await expect(names).toHaveCount(total)
    await expect(more(page)).toHaveCount(0)
    expect(await page.evaluate(() => document.activeElement?.matches('article a'))).toBe(true)
  })
}

test('the first sixty are shown, and sixty more with each press', async ({ page }) => {
  await page.goto('/directory')
  const { names, status } = directoryOf(page)
  await expect(status).toHaveText('10,000 churches found')
  await expect(names).toHaveCount(60)
  await expect(shownOf(page)).toHaveText('60 of 10,000 churches shown')
  await hydrated(page)
  const asked = askedLists(page)
  await more(page).click()
  await expect(names).toHaveCount(120)
  await expect(shownOf(page)).toHaveText('120 of 10,000 churches shown')
  await more(page).dblclick()
  await expect(names).toHaveCount(180)
  expect(asked).toEqual(['?limit=60&offset=60', '?limit=60&offset=120'])
  expect(new Set(await names.allInnerTexts()).size).toBeGreaterThan(170)

  await page.reload()
  await expect(names).toHaveCount(180)
  await page.getByRole('combobox', { name: 'Denomination' }).selectOption('Baptist')
  await expect(names).toHaveCount(60)
  await page.goBack()
  await expect(names).toHaveCount(180)
  await page.getByRole('button', { name: 'Clear Filters', exact: true }).click()
  await expect(names).toHaveCount(60)
  await expect(page).toHaveURL('/directory')
  // All of that was in the cache.
  expect(asked.filter((query) => query.includes('offset=60') || query.includes('offset=120'))).toHaveLength(2)
})

test('sixty more that fail leave the list as it is and can be asked again', async ({ page, context, allowStatus }) => {
  allowStatus(500)
  await page.goto('/directory')
  await hydrated(page)
  const { names, results } = directoryOf(page)
  await context.route(/\/api\/churches\?/, (route) => route.fulfill({ status: 500, body: '' }))
  await more(page).click()
  await expect(results.getByRole('alert')).toHaveText('Failed to load churches. Please try again later.')
  await expect(names).toHaveCount(60)
  await context.unroute(/\/api\/churches\?/)
  await more(page).click()
  await expect(names).toHaveCount(120)
  await expect(results.getByRole('alert')).toHaveCount(0)
})

test('the map holds what is in view and no more', async ({ page }) => {
  await page.goto('/directory?view=map')
  const markers = page.locator('.map-marker')
  await expect(markers.first()).toBeVisible()
  await expect(shownOf(page)).toHaveText('60 of 10,000 churches shown')
  const answers: number[] = []
  page.on('response', async (response) => {
    if (response.url().includes('/api/churches/map')) answers.push((await response.body()).length)
  })
  for (let step = 0; step < 3; step += 1) {
    const answered = page.waitForResponse((response) => response.url().includes('/api/churches/map'))
    await page
      .getByRole('region', { name: 'Churches', exact: true })
      .getByRole('button', { name: 'Zoom in', exact: true })
      .click()
    await (await answered).finished()
    expect(await markers.count()).toBeLessThan(200)
  }
  await expect.poll(() => answers.length).toBeGreaterThan(2)
  expect(Math.max(...answers)).toBeLessThan(100_000)
})

test('many searches leave the page as light as it was', async ({ page }) => {
  // A hundred searches, one after the other.
  test.setTimeout(180_000)
  await page.goto('/directory')
  await hydrated(page)
  const { textBox, status } = directoryOf(page)
  const session = await page.context().newCDPSession(page)
  const weigh = async () => {
    await session.send('HeapProfiler.collectGarbage')
    const { usedSize } = await session.send('Runtime.getHeapUsage')
    const { nodes } = await session.send('Memory.getDOMCounters')
    return { usedSize, nodes }
  }
  const words = ['church', 'chapel', 'baptist', 'street', 'sunday', 'choir', 'grace', 'harbor', 'youth', 'prayer']
  const searchAll = async (letter: string) => {
    for (const word of words) {
      const answered = page.waitForResponse(/\/api\/churches\?search=/)
      await textBox.fill(`${word} ${letter}`)
      await textBox.press('Enter')
      await (await answered).finished()
    }
    await textBox.fill('')
    await textBox.press('Enter')
    await expect(status).toHaveText('10,000 churches found')
  }
  // The cache is full after forty.
  for (const letter of ['a', 'b', 'c', 'd']) await searchAll(letter)
  const before = await weigh()
  for (const letter of ['e', 'f', 'g', 'h', 'i', 'l', 'm', 'o']) await searchAll(letter)
  const after = await weigh()
  expect(after.nodes / before.nodes).toBeLessThan(1.5)
  expect(after.usedSize / before.usedSize).toBeLessThan(1.5)
  const kept = await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('read ')).length)
  expect(kept).toBeLessThanOrEqual(40)
})

test('a search among ten thousand asks at most a few times while it is typed', async ({ page }) => {
  await page.goto('/directory')
  await hydrated(page)
  const asked = askedLists(page)
  const { textBox, names } = directoryOf(page)
  await textBox.pressSequentially('presbyterian church of grace')
  await expect(textBox).toHaveValue('presbyterian church of grace')
  await expect(names.first()).toContainText(/presbyterian/i)
  expect(asked.length).toBeLessThan(4)
  expect(asked.at(-1)).toBe('?search=presbyterian+church+of+grace&limit=60&offset=0')
})
