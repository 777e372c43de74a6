import { expect, test } from '../support/browser.ts'

test('by keyboard, the first step skips to the content', async ({ page }) => {
  await page.goto('/directory')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to the content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await page.keyboard.press('Tab')
  const inMain = () => page.evaluate(() => Boolean(document.activeElement?.closest('main')))
  expect(await inMain()).toBe(true)
})

test('by keyboard, whatever has the focus shows it', async ({ page }) => {
  for (const path of ['/', '/directory', '/news/your-first-visit', '/church/harbor-bell-baptist-church']) {
    await page.goto(path)
    const stops = await page.locator('a[href]:visible, button:visible, input:visible').count()
    for (let step = 0; step < stops; step += 1) {
      await page.keyboard.press('Tab')
      const shown = await page.evaluate(() => {
        const focused = document.activeElement
        if (!focused || focused === document.body) return 'nothing'
        const { outlineStyle, outlineWidth } = getComputedStyle(focused)
        return outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 2 ? focused.outerHTML.slice(0, 150) : ''
      })
      expect(shown, `${path}, step ${step + 1}`).toBe('')
    }
  }
})

test('on paper a church is one sheet without menus', async ({ page }) => {
  await page.goto('/church/harbor-bell-baptist-church')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('contentinfo')).toBeHidden()
  await expect(page.getByRole('link', { name: 'Back to Directory' })).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('Sunday 6:00 PM – Evening Service')).toBeVisible()
  await expect(page.getByText(/Corpus Christi TX 78401$/)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Upcoming Events' })).toBeHidden()
  const sheets = (await page.pdf({ format: 'Letter' })).toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)
  expect(sheets).toHaveLength(1)
})

test('on paper the directory is a list of all churches', async ({ page }) => {
  await page.goto('/directory')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('link', { name: 'Advertise Your Church or Business' }).first()).toBeHidden()
  for (const article of await page.getByRole('article').all()) await expect(article).toBeVisible()
})
