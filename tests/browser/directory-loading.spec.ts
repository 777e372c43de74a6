import type { Page, Route } from '@playwright/test'
import { expect, test } from '../support/browser.ts'
import { askedLists, directoryOf, hydrated, setHidden } from './directory-page.ts'
import { createGate } from './gate.ts'

const lists = (url: URL) => url.pathname === '/api/churches'
const alertText = 'Failed to load churches. Please try again later.'

/** Notes every church whose card could be seen at any moment from the first painting on. */
const watchCards = (page: Page) =>
  page.addInitScript(() => {
    const seen = new Set<string>()
    Reflect.set(window, 'seenCards', seen)
    const look = () => {
      for (const card of document.querySelectorAll<HTMLElement>('article'))
        if (card.checkVisibility()) seen.add(card.querySelector('a')?.textContent ?? '')
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
const seenCards = (page: Page) => page.evaluate(() => [...(Reflect.get(window, 'seenCards') as Set<string>)])

test('an address with a filter shows six skeletons until the answer is there, and never another list', async ({
  page,
  context,
}) => {
  const { open, hold } = createGate()
  await context.route(lists, hold)
  await watchCards(page)
  await page.goto('/directory?denomination=Baptist')
  const { skeletons, names, status, results, textBox } = directoryOf(page)
  await expect(skeletons).toHaveCount(6)
  await hydrated(page)
  await expect(skeletons).toHaveCount(6)
  await expect(results).toHaveAttribute('aria-busy', 'true')
  await expect(status).toHaveText('Loading churches')
  await expect(textBox).toBeEditable()
  open()
  await expect(names).toHaveText(['Harbor Bell Baptist Church'])
  await expect(skeletons).toHaveCount(0)
  await expect(results).toHaveAttribute('aria-busy', 'false')
  await expect(status).toHaveText('1 church found')
  expect((await seenCards(page)).filter((name) => !name.includes('Advertise'))).toEqual(['Harbor Bell Baptist Church'])
})

test('an address with a view alone shows that view of the printed list and asks nothing', async ({ page }) => {
  const asked = askedLists(page)
  await page.goto('/directory?view=list')
  const { names, view } = directoryOf(page)
  await expect(view('List')).toHaveAttribute('aria-pressed', 'true')
  await expect(names).toHaveCount(13)
  await hydrated(page)
  await view('Grid').click()
  await expect(page.getByRole('heading', { name: 'Featured Churches' })).toBeVisible()
  expect(asked).toEqual([])
})

test('a slow answer shows six skeletons in place of the list', async ({ page, context }) => {
  await page.goto('/directory')
  await hydrated(page)
  const { open, hold } = createGate()
  await context.route(lists, hold)
  const { choose, skeletons, names } = directoryOf(page)
  await choose('Denomination', 'Baptist')
  await expect(skeletons).toHaveCount(6)
  await expect(names).toHaveCount(0)
  open()
  await expect(names).toHaveText(['Harbor Bell Baptist Church'])
})

test('an answer that comes after a later one is dropped', async ({ page, context }) => {
  await page.goto('/directory')
  await hydrated(page)
  const { open, hold } = createGate()
  await context.route((url) => lists(url) && url.searchParams.get('search') === 'windmill', hold)
  const { textBox, names } = directoryOf(page)
  await textBox.fill('windmill')
  await page.waitForRequest((request) => request.url().includes('search=windmill'))
  await textBox.fill('dunes')
  await expect(names).toHaveText(['Oso Dunes Community Church'])
  const late = page.waitForResponse((response) => response.url().includes('search=windmill'))
  open()
  await (await late).finished()
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
  await expect(names).toHaveText(['Oso Dunes Community Church'])
  await expect(textBox).toHaveValue('dunes')
})

test.describe('a list that fails', () => {
  const failures: [name: string, fail: (route: Route) => Promise<void>][] = [
    ['with 500', (route) => route.fulfill({ status: 500, json: { message: 'no' } })],
    ['for want of a network', (route) => route.abort('internetdisconnected')],
  ]
  for (const [name, fail] of failures) {
    test(`${name} is told by the alert alone; any change asks again`, async ({
      page,
      context,
      allowStatus,
      allowFailure,
    }) => {
      allowStatus(500)
      allowFailure(/\/api\/churches/)
      await page.goto('/directory')
      await hydrated(page)
      const asked = askedLists(page)
      await context.route(lists, fail)
      const { choose, results, names, chips, status } = directoryOf(page)
      await choose('Denomination', 'Baptist')
      const alert = results.getByRole('alert')
      await expect(alert).toHaveText(alertText)
      await expect(alert.getByRole('button')).toHaveCount(0)
      await expect(alert.getByRole('link')).toHaveCount(0)
      await expect(names).toHaveCount(0)
      await expect(chips).toHaveText(['Baptist'])
      await expect(status).toHaveText('')
      // One retry, and no more.
      expect(asked).toHaveLength(2)

      await choose('Area', 'OSO')
      await expect.poll(() => asked.length).toBe(4)
      await expect(alert).toHaveText(alertText)
      await context.unroute(lists)
      await choose('Area', 'All Areas')
      await expect(names).toHaveText(['Harbor Bell Baptist Church'])
      await expect(alert).toHaveCount(0)
    })
  }

  test('once is tried once more by itself', async ({ page, context, allowStatus }) => {
    allowStatus(503)
    await page.goto('/directory')
    await hydrated(page)
    await context.route(lists, (route) => route.fulfill({ status: 503, json: { message: 'no' } }), { times: 1 })
    const { choose, names, results } = directoryOf(page)
    await choose('Denomination', 'Baptist')
    await expect(names).toHaveText(['Harbor Bell Baptist Church'])
    await expect(results.getByRole('alert')).toHaveCount(0)
  })

  test('for an address that was opened with a filter', async ({ page, context, allowStatus }) => {
    allowStatus(500)
    await context.route(lists, (route) => route.fulfill({ status: 500, body: '' }))
    await page.goto('/directory?area=OSO')
    const { results, clearFilters, names } = directoryOf(page)
    await expect(results.getByRole('alert')).toHaveText(alertText)
    await clearFilters()
    await expect(names).toHaveCount(13)
  })
})

test.describe('what was asked once', () => {
  test('is not asked again for five minutes, on this page or after another one', async ({ page }) => {
    const asked = askedLists(page)
    await page.goto('/directory?denomination=Baptist')
    const { names, choose } = directoryOf(page)
    await expect(names).toHaveText(['Harbor Bell Baptist Church'])
    await choose('Denomination', 'Pentecostal')
    await expect(names).toHaveText(['Templo Brisa de Gracia'])
    await choose('Denomination', 'Baptist')
    await expect(names).toHaveText(['Harbor Bell Baptist Church'])
    await names.first().click()
    await expect(page).toHaveURL('/church/harbor-bell-baptist-church')
    await page.goto('/directory?denomination=Pentecostal')
    await expect(names).toHaveText(['Templo Brisa de Gracia'])
    expect(asked).toHaveLength(2)
  })

  test('is asked again after five minutes, while what is kept is shown, and forgotten after ten', async ({ page }) => {
    await page.clock.install({ time: '2026-12-06T12:00:00-06:00' })
    const asked = askedLists(page)
    await page.goto('/directory?denomination=Baptist')
    const { names, skeletons, view } = directoryOf(page)
    await expect(names).toHaveText(['Harbor Bell Baptist Church'])
    expect(asked).toHaveLength(1)
    await page.clock.fastForward('03:00')
    await page.reload()
    await expect(names).toHaveText(['Harbor Bell Baptist Church'])
    expect(asked).toHaveLength(1)

    const { open, hold } = createGate()
    await page.context().route(lists, hold)
    await page.clock.fastForward('03:00')
    await page.reload()
    await expect.poll(() => asked.length).toBe(2)
    await hydrated(page)
    await expect(names).toHaveText(['Harbor Bell Baptist Church'])
    await expect(skeletons).toHaveCount(0)
    await page.clock.fastForward('11:00')
    await page.reload()
    await expect(skeletons).toHaveCount(6)
    open()
    await expect(names).toHaveText(['Harbor Bell Baptist Church'])
    await expect(view('Grid')).toHaveAttribute('aria-pressed', 'true')
  })

  test('is not asked again on focus, nor as time goes by', async ({ page }) => {
    await page.clock.install({ time: '2026-12-06T12:00:00-06:00' })
    const asked = askedLists(page)
    await page.goto('/directory?denomination=Baptist')
    await expect(directoryOf(page).names).toHaveCount(1)
    await page.clock.runFor('07:00')
    // Past its fresh time, within the time for which it is kept.
    await setHidden(page, true)
    await setHidden(page, false)
    await page.evaluate(() => dispatchEvent(new Event('focus')))
    await page.clock.runFor('13:00')
    expect(asked).toHaveLength(1)
  })
})

test('nothing moves while the page loads and wakes up', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.set(window, 'shifts', [])
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const moved = (Reflect.get(entry, 'sources') as { node: Node | null }[]).map(({ node }) =>
          node instanceof Element ? node.outerHTML.slice(0, 200) : node?.textContent,
        )
        ;(Reflect.get(window, 'shifts') as unknown[]).push([Reflect.get(entry, 'value'), ...moved])
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  for (const address of ['/directory', '/directory?view=list', '/directory?denomination=Baptist']) {
    await page.goto(address)
    await hydrated(page)
    await expect(directoryOf(page).names.first()).toBeVisible()
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
    expect(await page.evaluate(() => Reflect.get(window, 'shifts')), address).toEqual([])
  }
})
