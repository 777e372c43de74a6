import { expect, test } from '../support/browser.ts'
import { directoryOf, hydrated, setHidden } from './directory-page.ts'
import { createGate } from './gate.ts'

test('what was typed before the tab went into the background is there on return', async ({ page }) => {
  await page.goto('/directory')
  await hydrated(page)
  const { textBox, names, status } = directoryOf(page)
  await page.clock.install()
  await textBox.fill('windmill')
  await setHidden(page, true)
  await page.clock.runFor(1000)
  await expect(page).toHaveURL('/directory?search=windmill')
  await setHidden(page, false)
  await page.clock.runFor(1000)
  await expect(names).toHaveText(['Windmill Road Methodist Church'])
  await expect(status).toHaveText('1 church found')
})

test('the filters are there even where their sheet cannot be had', async ({ page, context, allowFailure }) => {
  const { isSmall, names, results } = directoryOf(page)
  allowFailure(/FilterSheet/)
  await context.route(/FilterSheet.*\.js$/, (route) => route.abort())
  await page.goto('/directory')
  await hydrated(page)
  if (isSmall) await page.getByRole('button', { name: 'Filters' }).click()
  await page.getByRole('combobox', { name: 'Denomination' }).selectOption('Baptist')
  await expect(names).toHaveText(['Harbor Bell Baptist Church'])
  await expect(results).toBeVisible()
})

test('reads that another release has left are not believed', async ({ page }) => {
  await page.goto('/directory?denomination=Baptist')
  const { names } = directoryOf(page)
  await expect(names).toHaveText(['Harbor Bell Baptist Church'])
  const left = await page.evaluate(() => {
    const [name = ''] = Object.keys(sessionStorage).filter((key) => key.includes('Baptist'))
    const read = sessionStorage.getItem(name) ?? ''
    sessionStorage.clear()
    const older = name.replace(/^read \w+ /, 'read 0123456789abcdef ')
    sessionStorage.setItem(older, JSON.stringify({ ...JSON.parse(read), data: { list: [] } }))
    return older === name ? '' : older
  })
  expect(left).not.toBe('')
  await page.reload()
  await expect(names).toHaveText(['Harbor Bell Baptist Church'])
  expect(await page.evaluate((name) => sessionStorage.getItem(name), left)).toBeNull()
})

test('a storage that is forbidden keeps nothing and breaks nothing', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new DOMException('no', 'SecurityError')
      },
    })
  })
  await page.goto('/directory?denomination=Baptist')
  await expect(directoryOf(page).names).toHaveText(['Harbor Bell Baptist Church'])
})

test('the link to the content changes neither the list nor what is typed', async ({ page }) => {
  await page.goto('/directory')
  await hydrated(page)
  const { textBox, status } = directoryOf(page)
  await page.clock.install()
  await textBox.fill('windmill')
  await page.evaluate(() => {
    location.hash = 'content'
  })
  await expect(textBox).toHaveValue('windmill')
  await page.clock.runFor(1000)
  await expect(status).toHaveText('1 church found')
})

test('whoever takes a filter away by keyboard stays where the filters are', async ({ page }) => {
  await page.goto('/directory?search=church&denomination=Baptist&area=Downtown')
  const { chips, status } = directoryOf(page)
  await expect(chips).toHaveCount(3)
  await chips.nth(1).focus()
  await page.keyboard.press('Enter')
  await expect(chips).toHaveCount(2)
  await expect(chips.first()).toBeFocused()
  await page.getByRole('button', { name: 'Clear All Filters' }).focus()
  await page.keyboard.press('Enter')
  await expect(chips).toHaveCount(0)
  await expect(status).toBeFocused()
})

test('the search bar hides nothing that has the focus', async ({ page }) => {
  await page.goto('/directory')
  await hydrated(page)
  await page.locator('footer a').last().focus()
  for (let step = 0; step < 40; step += 1) {
    await page.keyboard.press('Shift+Tab')
    const covered = await page.evaluate(() => {
      const focused = document.activeElement
      const bar = document.querySelector('.search-bar')
      if (!focused || !bar || bar.contains(focused) || getComputedStyle(bar).position !== 'sticky') return ''
      const { bottom } = bar.getBoundingClientRect()
      const isAbove = focused.compareDocumentPosition(bar) & Node.DOCUMENT_POSITION_FOLLOWING
      return !isAbove && focused.getBoundingClientRect().top < bottom ? focused.outerHTML.slice(0, 120) : ''
    })
    expect(covered, `step ${step + 1}`).toBe('')
  }
})

test('the chosen view can be told apart in forced colors', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/directory')
  const { view } = directoryOf(page)
  const ground = (name: 'Grid' | 'List') => view(name).evaluate((button) => getComputedStyle(button).backgroundColor)
  expect(await ground('Grid')).not.toBe(await ground('List'))
})

for (const path of ['/', '/directory', '/directory?view=list']) {
  test(`a picture that fails on ${path} gives way to the drawn scene`, async ({ page, context, allowStatus }) => {
    allowStatus(404)
    await context.route(/\/(uploads|pictures)\//, (route) => route.fulfill({ status: 404, body: '' }))
    await page.goto(path)
    if (path.startsWith('/directory')) await hydrated(page)
    const picture = page.getByRole('main').locator('article img[src^="/scenes/"]').first()
    await picture.scrollIntoViewIfNeeded()
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    await expect(page.getByText('Image not available')).toHaveCount(0)
  })
}

test('what is pressed before the page has woken up is made up for', async ({ page, context }) => {
  const { open, hold } = createGate()
  await context.route(/\/_astro\/.*\.js$/, hold)
  await page.goto('/directory', { waitUntil: 'commit' })
  const { view } = directoryOf(page)
  await view('List').click()
  open()
  await expect(view('List')).toHaveAttribute('aria-pressed', 'true')
  await expect(page).toHaveURL('/directory?view=list')
})

test.describe('whoever comes back stands where the page was left', () => {
  for (const path of ['/directory?view=list', '/directory?search=church']) {
    test(`after a church's page and after a reload: ${path}`, async ({ page }) => {
      await page.goto(path)
      await hydrated(page)
      const { names } = directoryOf(page)
      await expect(names.last()).toBeVisible()
      await names.last().scrollIntoViewIfNeeded()
      const before = await page.evaluate(() => Math.round(scrollY))
      expect(before).toBeGreaterThan(500)
      await expect.poll(() => page.evaluate(() => history.state?.scroll)).toBe(before)
      const at = () => page.evaluate(() => Math.round(scrollY))
      await page.reload()
      await expect(names.last()).toBeVisible()
      await expect.poll(at).toBe(before)
      await page.goto('/about')
      await page.goBack()
      await expect(names.last()).toBeVisible()
      await expect.poll(at).toBe(before)
    })
  }

  test('and what a change has found comes into sight', async ({ page }) => {
    await page.goto('/directory')
    await hydrated(page)
    const { names, view, isSmall, results, textBox } = directoryOf(page)
    await names.last().scrollIntoViewIfNeeded()
    // On a large screen the panel is out of sight by then.
    if (!isSmall) return
    await view('List').click()
    await expect(view('List')).toHaveAttribute('aria-pressed', 'true')
    await expect(results.getByRole('status').first()).toBeInViewport()
    await names.last().scrollIntoViewIfNeeded()
    await textBox.fill('windmill')
    await expect(names).toHaveText(['Windmill Road Methodist Church'])
    await expect(names.first()).toBeInViewport()
  })
})
