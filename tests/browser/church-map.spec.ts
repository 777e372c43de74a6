import type { Page } from '@playwright/test'
import { mapAreas, markerColours } from '#content/areas.ts'
import { screens } from '#content/screens.ts'
import { expect, test } from '../support/browser.ts'
import { faults } from './access.ts'
import { distance, drawn, paintedAt, styleOf, textColour, tiles, told, zoomOf } from './map-page.ts'

const featured = '/church/harbor-bell-baptist-church'
const regular = '/church/windmill-road-methodist-church'
const approximate = '/church/mesquite-bend-presbyterian-church'
const unplaced = '/church/bare-chapel'
const [calallen] = mapAreas.filter(({ name }) => name === 'Calallen')

/** The map on a church's page as its reader finds it. */
const mapOf = (page: Page) => {
  const box = page.locator('#church-map')
  const map = box.getByRole('group', { name: /^Map/ })
  return {
    box,
    map,
    pin: map.locator('.map-marker'),
    area: map.locator('path.leaflet-interactive, .leaflet-overlay-pane path'),
    drawing: box.locator('> svg'),
    open: async (path: string) => {
      await page.goto(path)
      await box.scrollIntoViewIfNeeded()
      await expect(map).toBeVisible()
    },
  }
}

test('the map is loaded when it is scrolled to, and nothing moves', async ({ page, viewport }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const ofMaps = () => asked.filter((address) => tiles.test(address) || /leaflet|\/map\./.test(address))
  await page.setViewportSize({ width: viewport?.width ?? 0, height: 240 })
  await page.goto(featured)
  await drawn(page)
  expect(ofMaps()).toEqual([])
  const { box, map, drawing } = mapOf(page)
  await expect(drawing).toBeVisible()
  const before = await page.evaluate(() => document.documentElement.scrollHeight)
  const size = await box.boundingBox()
  await box.scrollIntoViewIfNeeded()
  await expect(map).toBeVisible()
  await expect.poll(() => ofMaps().filter((address) => tiles.test(address)).length).toBeGreaterThan(1)
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(before)
  expect(await map.boundingBox()).toMatchObject({ width: size?.width, height: size?.height })
})

for (const [path, name, colour] of [
  [featured, 'Harbor Bell Baptist Church', markerColours.featured],
  [regular, 'Windmill Road Methodist Church', markerColours.regular],
] as const)
  test(`a pin stands where ${name} is, with the tiles' attribution`, async ({ page }) => {
    const { open, map, pin, area } = mapOf(page)
    await open(path)
    await expect(map).toHaveAccessibleName(`Map: ${name}`)
    await expect(pin).toHaveCount(1)
    await expect(pin.locator('path').first()).toHaveAttribute('fill', colour)
    expect(await distance(pin, map)).toBeLessThan(25)
    await expect(area).toHaveCount(0)
    const link = map.getByRole('link', { name: '© OpenStreetMap contributors' })
    await expect(link).toHaveAttribute('href', 'https://www.openstreetmap.org/copyright')
    await expect.poll(() => zoomOf(map)).toBe('15')
    for (const [button, zoom] of [
      [screens.directory.map.zoomIn, '16'],
      [screens.directory.map.zoomOut, '15'],
    ] as const) {
      const size = await map.getByRole('button', { name: button }).boundingBox()
      expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(44)
      await map.getByRole('button', { name: button }).click()
      await expect.poll(() => zoomOf(map)).toBe(zoom)
    }
  })

test('without a known spot the area is shown and no pin', async ({ page }) => {
  const { open, map, pin, area } = mapOf(page)
  await open(approximate)
  await expect(map).toHaveAccessibleName('Map of the area: Calallen')
  await expect(area).toHaveCount(1)
  await expect(area).toHaveAttribute('fill', calallen?.colour ?? '')
  expect(await distance(area, map)).toBeLessThan(3)
  await expect(pin).toHaveCount(0)
  await expect(page.getByText(screens.church.approximateArea)).toBeVisible()
  await open(unplaced)
  await expect(area).toHaveCount(1)
  expect(await distance(area, map)).toBeLessThan(3)
  await expect(pin).toHaveCount(0)
})

test('with no tiles to be had the pin and the area stand on plain ground', async ({ page, context, allowFailure }) => {
  allowFailure(tiles)
  await context.route(tiles, (route) => route.abort('connectionrefused'))
  const { open, pin, area, drawing } = mapOf(page)
  const failed = page.waitForEvent('requestfailed', (request) => tiles.test(request.url()))
  await open(regular)
  await failed
  await expect(pin).toBeVisible()
  await open(approximate)
  await expect(area).toBeVisible()
  await expect(drawing).toHaveCount(1)
})

for (const [what, address] of [
  ['script', /leaflet-map/],
  ['styles', /\/map\.[\w-]+\.css/],
] as const)
  test(`without the map's ${what} the drawing stays`, async ({ page, context, allowFailure }) => {
    allowFailure(address)
    await context.route(address, (route) => route.abort())
    await page.goto(featured)
    const { box, map, drawing } = mapOf(page)
    const failed = page.waitForEvent('requestfailed', (request) => address.test(request.url()))
    await box.scrollIntoViewIfNeeded()
    await failed
    await drawn(page)
    await expect(map).toHaveCount(0)
    await expect(drawing).toBeVisible()
  })

test('the page scrolls on over the map', async ({ page, isMobile }) => {
  const { open, map, pin } = mapOf(page)
  await open(featured)
  await expect.poll(() => zoomOf(map)).toBe('15')
  const before = await page.evaluate(() => scrollY)
  const at = await map.boundingBox()
  const [x, y] = [(at?.x ?? 0) + (at?.width ?? 0) / 2, (at?.y ?? 0) + (at?.height ?? 0) / 2]
  if (isMobile) {
    const session = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints })
    await touch('touchStart', { x, y })
    for (let moved = 10; moved <= 150; moved += 10) await touch('touchMove', { x, y: y - moved })
    await touch('touchEnd')
  } else {
    await page.mouse.move(x, y)
    await page.mouse.wheel(0, 150)
  }
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before + 50)
  expect(await zoomOf(map)).toBe('15')
  expect(await distance(pin, map)).toBeLessThan(25)
})

test('by keyboard the map is passed through, and Space presses its buttons', async ({ page }) => {
  const { open, map } = mapOf(page)
  await open(featured)
  await expect.poll(() => zoomOf(map)).toBe('15')
  await map.focus()
  await page.keyboard.press('Tab')
  await expect(map.getByRole('button', { name: screens.directory.map.zoomIn })).toBeFocused()
  await page.keyboard.press('Space')
  await expect.poll(() => zoomOf(map)).toBe('16')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(map.getByRole('link', { name: '© OpenStreetMap contributors' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: screens.church.directions }).last()).toBeFocused()
})

test('it moves by itself only where that is wanted, and is not printed', async ({ page }) => {
  const { open, map, box } = mapOf(page)
  for (const [reducedMotion, moves] of [
    ['reduce', false],
    ['no-preference', true],
  ] as const) {
    await page.emulateMedia({ reducedMotion })
    await open(featured)
    await expect(map).toHaveClass(moves ? /leaflet-fade-anim/ : /^(?!.*leaflet-(?:fade|zoom)-anim)/)
  }
  await page.emulateMedia({ media: 'print' })
  await expect(box).toBeHidden()
})

for (const [colorScheme, path] of [
  ['light', featured],
  ['dark', featured],
  ['light', approximate],
] as const)
  test(`everyone can use the map of ${path} when it is ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme })
    const { open, map } = mapOf(page)
    await open(path)
    await expect.poll(() => zoomOf(map)).not.toBe('')
    expect(await faults(page)).toEqual([])
  })

test('pin and area keep their colours where colours are forced', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
  const { open, pin, area, map } = mapOf(page)
  await open(featured)
  const [body, sign] = [await paintedAt(pin, 22, 29), await paintedAt(pin, 22, 15)]
  expect([body, sign]).toEqual([told(markerColours.featured), told('#ffffff')])
  expect(await styleOf(pin.locator('path').first(), 'stroke')).toBe(await textColour(page))
  await open(approximate)
  await expect.poll(() => zoomOf(map)).not.toBe(undefined)
  // The ground shines through it.
  expect(await paintedAt(area, 100, 60)).not.toBe(await paintedAt(map, 5, 5))
  expect(await paintedAt(area, 100, 60)).not.toBe(await textColour(page))
  expect(await styleOf(area, 'stroke')).toBe(await textColour(page))
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the drawing, the address and the link to a map stand', async ({ page }) => {
    await page.goto(featured)
    await expect(mapOf(page).drawing).toBeVisible()
    await expect(page.getByText(/^118 Harbor Bell Street/)).toBeVisible()
    const link = page.getByRole('link', { name: screens.church.directions }).last()
    await expect(link).toHaveAttribute('href', /^https:\/\/www\.google\.com\/maps\/search\/.*118%20Harbor%20Bell/)
  })
})
