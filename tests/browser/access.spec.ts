import { expect, test } from '../support/browser.ts'
import { faults } from './access.ts'
import { allPages } from './pages.ts'

for (const { path, status = 200 } of allPages) {
  test(`${path} is open to everyone, in light and dark`, async ({ page, allowStatus }) => {
    allowStatus(status)
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' })
    await page.goto(path)
    const sheet = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
    expect(await faults(page), 'in light').toEqual([])
    // The colors are the same at every width.
    if (test.info().project.name === 'phone') return
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark' })
    expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).not.toBe(sheet)
    expect(await faults(page), 'in dark').toEqual([])
  })
}
