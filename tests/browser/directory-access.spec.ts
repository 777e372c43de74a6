import { expect, test } from '../support/browser.ts'
import { faults } from './access.ts'
import { directoryOf, hydrated } from './directory-page.ts'

const states: [name: string, path: string][] = [
  ['with filters', '/directory?search=church&denomination=Baptist'],
  ['with nothing found', '/directory?search=xyzzyqq'],
  ['as a list', '/directory?view=list'],
]
for (const [name, path] of states) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`the directory ${name} is open to everyone, ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.goto(path)
      await hydrated(page)
      await expect(directoryOf(page).skeletons).toHaveCount(0)
      expect(await faults(page)).toEqual([])
    })
  }
}

test('the directory that fails and the one that loads are open to everyone', async ({ page, context, allowStatus }) => {
  allowStatus(500)
  await context.route(/\/api\/churches\?/, (route) => route.fulfill({ status: 500, body: '' }))
  await page.goto('/directory?area=OSO')
  await expect(directoryOf(page).skeletons).toHaveCount(6)
  expect(await faults(page)).toEqual([])
  await expect(page.getByRole('alert')).toBeVisible()
  expect(await faults(page)).toEqual([])
})

test('what was found is said in a live region that was there before', async ({ page }) => {
  await page.goto('/directory')
  await hydrated(page)
  const { results, textBox } = directoryOf(page)
  const status = results.getByRole('status').first()
  const region = await status.elementHandle()
  await textBox.fill('windmill')
  await expect(status).toHaveText('1 church found')
  expect(await status.evaluate((now, before) => now === before, region)).toBe(true)
})

test('by keyboard alone: search, filter, change the view, take a filter away', async ({ page }) => {
  await page.goto('/directory')
  await hydrated(page)
  const { textBox, names, chips, view, isSmall } = directoryOf(page)
  await textBox.focus()
  await page.keyboard.type('church')
  await page.keyboard.press('Enter')
  await expect(chips).toHaveText(['“church”'])
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Clear search text' })).toBeFocused()
  await page.keyboard.press('Tab')
  if (isSmall) {
    await page.keyboard.press('Enter')
    const sheet = page.getByRole('dialog', { name: 'Filters' })
    await expect(sheet).toBeVisible()
    await expect(sheet.locator(':focus')).toHaveCount(1)
    expect(await faults(page)).toEqual([])
    for (let step = 0; step < 12; step += 1) {
      await page.keyboard.press('Tab')
      // The dialog's own guards stand beside it.
      expect(
        await page.evaluate(() =>
          Boolean(document.activeElement?.closest('[role=dialog], [data-base-ui-focus-guard]')),
        ),
      ).toBe(true)
    }
    await sheet.getByRole('combobox', { name: 'Denomination' }).focus()
  }
  await page.keyboard.press('ArrowDown')
  await expect(page).toHaveURL('/directory?search=church&denomination=Baptist')
  if (isSmall) {
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Filters (1)' })).toBeFocused()
  }
  await expect(chips).toHaveText(['“church”', 'Baptist'])
  await expect(names).toHaveText(['Harbor Bell Baptist Church'])
  await view('List').focus()
  await page.keyboard.press('Space')
  await expect(view('List')).toHaveAttribute('aria-pressed', 'true')
  await expect(page).toHaveURL('/directory?search=church&denomination=Baptist&view=list')
  await page.getByRole('button', { name: 'Remove filter Baptist' }).focus()
  await page.keyboard.press('Enter')
  await expect(chips).toHaveText(['“church”'])
})

test('a small screen keeps the text box and the view in sight', async ({ page }) => {
  await page.goto('/directory')
  await hydrated(page)
  const { textBox, view, names, results, isSmall } = directoryOf(page)
  expect((await results.boundingBox())?.y, 'the results begin above the fold').toBeLessThan(
    (page.viewportSize()?.height ?? 0) - 100,
  )
  await names.last().scrollIntoViewIfNeeded()
  if (!isSmall) return
  await expect(textBox).toBeInViewport({ ratio: 1 })
  await expect(view('Map')).toBeInViewport({ ratio: 1 })
})
