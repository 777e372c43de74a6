import { expect, test } from '../support/browser.ts'
import { allPages } from './pages.ts'

test.use({ javaScriptEnabled: false })

for (const { path, status = 200, heading, headings = [], texts = [] } of allPages) {
  test(`${path} can be read without scripts`, async ({ page, allowStatus }) => {
    allowStatus(status)
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    const main = page.getByRole('main')
    for (const name of headings) await expect(main.getByRole('heading', { name, exact: true }).first()).toBeVisible()
    for (const text of texts) await expect(main.getByText(text, { exact: true }).first()).toBeVisible()
    // What only a script could do is not offered.
    await expect(page.getByRole('button', { name: 'Share' })).toBeHidden()
    await expect(page.getByRole('group', { name: 'Categories' })).toBeHidden()
  })
}

test('the menu opens, leads on and closes without scripts', async ({ page }) => {
  await page.goto('/')
  const menu = page.getByRole('navigation', { name: 'Main' })
  await expect(menu).toBeHidden()
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect(menu).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await page.getByRole('button', { name: 'Open menu' }).click()
  await menu.getByRole('link', { name: 'Events' }).click()
  await expect(page).toHaveURL('/events')
})

test('the bulletin leads to the news without scripts', async ({ page }) => {
  await page.goto('/bulletin/x')
  await expect(page).toHaveURL('/news')
})
