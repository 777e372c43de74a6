import { expect, test } from '../support/browser.ts'
import { faults } from './access.ts'
import { allPages } from './pages.ts'

for (const { path, status = 200 } of allPages) {
  test(`${path} needs no sideways scrolling at 320 px`, async ({ page, allowStatus }) => {
    allowStatus(status)
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(path)
    const wide = await page.evaluate(() => {
      const { scrollWidth } = document.documentElement
      const over = [...document.querySelectorAll('body *')].filter((one) => one.getBoundingClientRect().right > 321)
      return { scrollWidth, over: scrollWidth > 320 ? over.slice(0, 3).map((one) => one.outerHTML.slice(0, 150)) : [] }
    })
    expect(wide).toEqual({ scrollWidth: 320, over: [] })
  })
}

test('the open menu is open to everyone', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Open menu' }).click()
  expect(await faults(page)).toEqual([])
})
