import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Page } from '@playwright/test'
import { build } from 'vite'
import { expect, test } from '../support/browser.ts'

const folder = fileURLToPath(new URL('./components', import.meta.url))
const cache = fileURLToPath(new URL('../../.cache/', import.meta.url))
const styles =
  '.backdrop { position: fixed; inset: 0 } .popup { position: fixed; inset: 20% } body { min-height: 300vh }'

/** The sample as the server prints it and as the browser runs it. */
const compile = async (outDir: string) => {
  const common = { configFile: false, logLevel: 'error' } as const
  const define = { 'process.env.NODE_ENV': '"production"' }
  const lib = { entry: join(folder, 'client.ts'), formats: ['es' as const], fileName: 'client' }
  await build({ ...common, define, build: { outDir: join(outDir, 'client'), lib } })
  await build({ ...common, build: { outDir: join(outDir, 'server'), ssr: join(folder, 'server.ts') } })
  const { html } = (await import(pathToFileURL(join(outDir, 'server/server.js')).href)) as { html: string }
  return { html, script: await readFile(join(outDir, 'client/client.js'), 'utf8') }
}

/** Puts the sample on a page of the site's own address, under the policy of the site's own pages. */
const openSample = async (page: Page) => {
  const outDir = await mkdtemp(join(cache, 'components-'))
  const { html, script } = await compile(outDir).finally(() => rm(outDir, { recursive: true, force: true }))
  const policy = /<meta http-equiv="content-security-policy"[^>]*>/.exec(
    await (await page.request.get('/')).text(),
  )?.[0]
  expect(policy).toContain("style-src 'self'")
  const head = `<meta charset="utf-8">${policy}<title>Sample</title><link rel="stylesheet" href="/sample.css">`
  const body = `<main><h1>Sample</h1><div id="root">${html}</div></main><script type="module" src="/sample.js"></script>`
  const answers = {
    '/sample': {
      contentType: 'text/html',
      body: `<!doctype html><html lang="en"><head>${head}</head><body>${body}</body>`,
    },
    '/sample.css': { contentType: 'text/css', body: styles },
    '/sample.js': { contentType: 'text/javascript', body: script },
  }
  for (const [path, answer] of Object.entries(answers)) await page.route(path, (route) => route.fulfill(answer))
  await page.goto('/sample')
}

// The watching fixture fails the test on a violation of the policy and on a fault of hydration.
test('dialog, tabs and tooltip of the chosen library work under the policy of the site, by keyboard too', async ({
  page,
}) => {
  await openSample(page)

  await test.step('the dialog takes the focus, keeps it, and gives it back', async () => {
    const opener = page.getByRole('button', { name: 'Send' })
    const dialog = page.getByRole('dialog', { name: 'Thank You!' })
    await opener.focus()
    await expect(async () => {
      await page.keyboard.press('Enter')
      await expect(dialog).toBeVisible({ timeout: 500 })
    }).toPass()
    await expect(dialog).toHaveAccessibleDescription('Your message has been sent successfully.')
    for (const part of [dialog.getByLabel('Name'), dialog.getByRole('button', { name: 'Close' })]) {
      await expect(part).toBeFocused()
      await page.keyboard.press('Tab')
    }
    await expect(page.locator('[role="dialog"] :focus, [data-base-ui-focus-guard]:focus').first()).toBeAttached()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(opener).toBeFocused()
    await opener.click()
    await expect(dialog).toBeVisible()
    await page.mouse.click(5, 5)
    await expect(dialog).toBeHidden()
  })

  await test.step('the tabs follow the arrow keys', async () => {
    const tab = (name: string) => page.getByRole('tab', { name })
    await tab('Overview').focus()
    for (const [key, name] of [
      ['ArrowRight', 'My Churches'],
      ['End', 'Billing'],
      ['ArrowRight', 'Overview'],
      ['ArrowLeft', 'Billing'],
    ] as const) {
      await page.keyboard.press(key)
      await expect(tab(name)).toBeFocused()
      await expect(page.getByRole('tabpanel', { name })).toHaveText(`All of ${name}`)
    }
    expect(await page.getByRole('tab').evaluateAll((all) => all.filter((one) => one.tabIndex === 0).length)).toBe(1)
  })

  await test.step('the tooltip opens by focus and pointer, stands by its button, and closes by Escape', async () => {
    const button = page.getByRole('button', { name: 'Views' })
    const tip = page.getByRole('tooltip')
    await button.focus()
    await expect(tip).toBeVisible()
    await expect(button).toHaveAccessibleDescription('Each visitor counts once')
    await page.keyboard.press('Escape')
    await expect(tip).toBeHidden()
    await button.hover()
    await expect(tip).toBeVisible()
    const [at, from] = [await tip.boundingBox(), await button.boundingBox()]
    expect(Math.abs((at?.y ?? 0) - (from?.y ?? 1000))).toBeLessThan(80)
  })
  expect(await page.locator('style').count()).toBe(0)
})
