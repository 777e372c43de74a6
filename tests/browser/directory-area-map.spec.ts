import { areaMap, mapAreas } from '#content/areas.ts'
import { screens } from '#content/screens.ts'
import { expect, test } from '../support/browser.ts'
import { faults } from './access.ts'
import { directoryOf, hydrated } from './directory-page.ts'
import { createGate } from './gate.ts'
import { areaMapOf, distance, paintedAt, styleOf, textColour, tiles, told, zoomOf } from './map-page.ts'

const names = mapAreas.map(({ name }) => name)
const [county, near] = [String(areaMap.zoom), String(areaMap.areaZoom)]

test('an area chosen on the map filters the list; the map is drawn anew, nearer and on that area', async ({ page }) => {
  await page.goto('/directory')
  const { open, map, area, areas, legend } = areaMapOf(page)
  await open()
  await expect(areas).toHaveCount(names.length)
  await expect.poll(() => zoomOf(map)).toBe(county)
  await map.evaluate((element) => element.classList.add('former'))
  await area('South Side').click()
  await expect(page).toHaveURL('/directory?area=South+Side')
  await expect(directoryOf(page).names).toHaveText(['Congregation Ohel Yam'])
  await expect(map).not.toHaveClass(/former/)
  await expect.poll(() => zoomOf(map)).toBe(near)
  expect(await distance(area('South Side'), map)).toBeLessThan(3)
  await expect(map.getByRole('button', { pressed: true })).toHaveAccessibleName('South Side')
  await expect(legend.getByRole('button', { pressed: true })).toHaveText('South Side')
})

test('the legend has every area in its colour, chooses as the map does and keeps the focus', async ({ page }) => {
  await page.goto('/directory')
  const { open, map, area, legend } = areaMapOf(page)
  await open()
  await expect(legend.getByRole('button')).toHaveText(names)
  for (const { name, colour } of mapAreas) {
    await expect(legend.getByRole('button', { name }).locator('rect')).toHaveAttribute('fill', colour)
    await expect(area(name)).toHaveAttribute('fill', colour)
  }
  const button = legend.getByRole('button', { name: 'Calallen' })
  await button.click()
  await expect(page).toHaveURL('/directory?area=Calallen')
  await expect.poll(() => zoomOf(map)).toBe(near)
  expect(await distance(area('Calallen'), map)).toBeLessThan(3)
  await expect(button).toHaveAttribute('aria-pressed', 'true')
  await expect(button).toBeFocused()
})

test('View All Areas clears the area and shows the county, also after moving the map alone', async ({ page }) => {
  await page.goto('/directory?area=OSO')
  const { open, map, viewAll } = areaMapOf(page)
  await open()
  await expect.poll(() => zoomOf(map)).toBe(near)
  await viewAll.click()
  await expect(page).toHaveURL('/directory')
  await expect.poll(() => zoomOf(map)).toBe(county)
  await expect(map.getByRole('button', { pressed: true })).toHaveCount(0)
  await map.getByRole('button', { name: screens.directory.map.zoomIn }).click()
  await expect.poll(() => zoomOf(map)).toBe('11')
  await viewAll.click()
  await expect.poll(() => zoomOf(map)).toBe(county)
})

test('Clear Filters brings the map back to the county, also where nothing was filtered', async ({ page }) => {
  await page.goto('/directory')
  const { open, map } = areaMapOf(page)
  const { clearFilters } = directoryOf(page)
  await open()
  await map.getByRole('button', { name: screens.directory.map.zoomIn }).click()
  await expect.poll(() => zoomOf(map)).toBe('11')
  await clearFilters()
  await expect.poll(() => zoomOf(map)).toBe(county)
})

test('pointer and focus name an area', async ({ page }) => {
  await page.goto('/directory')
  const { open, map, area } = areaMapOf(page)
  await open()
  const tip = map.getByRole('tooltip')
  await area('West Side').hover()
  await expect(tip).toHaveText(['West Side'])
  await page.mouse.move(0, 0)
  await expect(tip).toHaveCount(0)
  await area('Southtown').focus()
  await expect(tip).toHaveText(['Southtown'])
  await page.keyboard.press('Escape')
  await expect(tip).toHaveCount(0)
  await area('Calallen').focus()
  await expect(tip).toHaveText(['Calallen'])
  await expect(area('Calallen')).toHaveAccessibleName('Calallen')
})

test('the whole map can be used by keyboard and lets whoever tabs on go', async ({ page }) => {
  await page.goto('/directory')
  const { open, map, area, legend } = areaMapOf(page)
  await open()
  await map.focus()
  for (const name of names.slice(0, 3)) {
    await page.keyboard.press('Tab')
    await expect(area(name)).toBeFocused()
  }
  const width = (name: string) => area(name).evaluate((path) => getComputedStyle(path).strokeWidth)
  expect(Number.parseInt(await width('North East'), 10)).toBeGreaterThan(Number.parseInt(await width('Calallen'), 10))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/directory?area=North+East')
  await expect.poll(() => zoomOf(map)).toBe(near)
  await expect(area('North East')).toBeFocused()
  await expect(area('North East')).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('Shift+Tab')
  await expect(area('North Side')).toBeFocused()
  await page.keyboard.press('Space')
  await expect(page).toHaveURL('/directory?area=North+Side')
  await expect(area('North Side')).toBeFocused()

  const zoomIn = map.getByRole('button', { name: screens.directory.map.zoomIn })
  await zoomIn.focus()
  await page.keyboard.press('Space')
  await expect.poll(() => zoomOf(map)).toBe('13')
  await map.getByRole('link').focus()
  await page.keyboard.press('Tab')
  await expect(legend.getByRole('button').first()).toBeFocused()
})

test('an area that is not drawn leaves the county in view', async ({ page }) => {
  await page.goto('/directory?area=Portland')
  const { open, map, area } = areaMapOf(page)
  await open()
  await expect.poll(() => zoomOf(map)).toBe(county)
  await expect(area('Downtown')).toBeVisible()
  await expect(map.getByRole('button', { pressed: true })).toHaveCount(0)
})

test('the map takes the room that is kept for it, once the reader comes near', async ({ page, context, isMobile }) => {
  const { open, hold } = createGate()
  const asked: string[] = []
  await context.route(/AreaMapCanvas/, (route) => {
    asked.push(route.request().url())
    return hold(route)
  })
  await page.goto('/directory')
  await hydrated(page)
  const { section, opener, map } = areaMapOf(page)
  const waiting = section.getByText(screens.directory.map.loading)
  if (isMobile) {
    await expect(waiting).toBeHidden()
    expect(asked).toEqual([])
    await expect(opener).toHaveAttribute('aria-expanded', 'false')
    await opener.click()
    await expect(opener).toHaveAttribute('aria-expanded', 'true')
  } else await expect(opener).toBeHidden()
  await expect.poll(() => asked.length).toBe(1)
  const room = waiting.locator('..')
  const [kept, whole] = [await room.boundingBox(), await section.boundingBox()]
  expect(kept?.height).toBe(areaMap.height)
  open()
  await expect(map).toBeVisible()
  expect((await section.boundingBox())?.height).toBe(whole?.height)
  const taken = await map.boundingBox()
  // The edge of the box is drawn inside its height.
  expect(areaMap.height - (taken?.height ?? 0)).toBe(2)
})

test('one finger and the wheel are the page’s', async ({ page }) => {
  await page.goto('/directory')
  const { open, map } = areaMapOf(page)
  await open()
  await expect.poll(() => zoomOf(map)).toBe(county)
  expect(await map.evaluate((element) => getComputedStyle(element).touchAction)).toBe('pan-x pan-y')
  const from = await page.evaluate(() => scrollY)
  await map.hover()
  await page.mouse.wheel(0, 300)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(from)
  expect(await zoomOf(map)).toBe(county)
})

test('its buttons are as large as a thumb and it says where the tiles come from', async ({ page }) => {
  await page.goto('/directory')
  const { open, map, legend } = areaMapOf(page)
  await open()
  const { zoomIn, zoomOut } = screens.directory.map
  const buttons = [
    ...(await legend.getByRole('button').all()),
    ...(await Promise.all([zoomIn, zoomOut].map((name) => map.getByRole('button', { name })))),
  ]
  for (const button of buttons) {
    const box = await button.boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
  }
  await expect(map.getByRole('link', { name: '© OpenStreetMap contributors' })).toHaveAttribute(
    'href',
    'https://www.openstreetmap.org/copyright',
  )
})

test('without tiles the areas can be chosen all the same', async ({ page, context, allowFailure }) => {
  allowFailure(tiles)
  await context.route(tiles, (route) => route.abort('connectionrefused'))
  await page.goto('/directory')
  const { open, area } = areaMapOf(page)
  await open()
  await area('West Side').click()
  await expect(page).toHaveURL('/directory?area=West+Side')
  await expect(area('West Side')).toHaveAttribute('aria-pressed', 'true')
})

test('a map that cannot be loaded says so, and the legend still chooses', async ({ page, context, allowFailure }) => {
  allowFailure(/AreaMapCanvas/)
  await context.route(/AreaMapCanvas/, (route) => route.abort())
  await page.goto('/directory')
  await hydrated(page)
  const { section, opener, legend } = areaMapOf(page)
  if (await opener.isVisible()) await opener.click()
  await expect(section.getByRole('alert')).toHaveText(screens.directory.map.failed)
  await legend.getByRole('button', { name: 'OSO' }).click()
  await expect(page).toHaveURL('/directory?area=OSO')
})

test('everyone can use it, in light and dark', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' })
  await page.goto('/directory?area=OSO')
  const { open, map } = areaMapOf(page)
  await open()
  await expect.poll(() => zoomOf(map)).toBe(near)
  await expect(map).not.toHaveClass(/leaflet-fade-anim/)
  await page.evaluate(() => scrollTo(0, 0))
  expect(await faults(page), 'in light').toEqual([])
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark' })
  expect(await faults(page), 'in dark').toEqual([])
})

test('areas keep their colours where colours are forced, and what is chosen is told apart', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
  await page.goto('/directory')
  const { open, map, area, areas, legend } = areaMapOf(page)
  await open()
  await expect(areas).toHaveCount(names.length)
  const text = await textColour(page)
  const painted = new Set<string>()
  for (const { name, colour } of mapAreas) {
    const swatch = legend.getByRole('button', { name }).locator('svg')
    expect(await paintedAt(swatch, 8, 8), name).toBe(told(colour))
    expect(await styleOf(swatch, 'outline-color'), name).toBe(text)
    painted.add(await paintedAt(area(name), 6, 6))
    expect(await styleOf(area(name), 'stroke'), name).toBe(text)
  }
  expect(painted.size).toBe(names.length)

  const [pressed, other] = ['OSO', 'Downtown'].map((name) => legend.getByRole('button', { name }))
  if (!pressed || !other) throw new Error('the legend has both')
  await pressed.click()
  await expect(pressed).toHaveAttribute('aria-pressed', 'true')
  await page.mouse.move(0, 0)
  for (const property of ['background-color', 'color'])
    expect(await styleOf(pressed, property), property).not.toBe(await styleOf(other, property))
  expect(await paintedAt(pressed, 6, 6)).not.toBe(await paintedAt(other, 6, 6))

  await expect.poll(() => zoomOf(map)).toBe(near)
  await map.focus()
  await page.keyboard.press('Tab')
  await expect(area('Downtown')).toBeFocused()
  expect(await styleOf(area('Downtown'), 'stroke')).not.toBe(text)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('nothing of it is shown', async ({ page }) => {
    await page.goto('/directory')
    await expect(page.getByRole('heading', { name: screens.directory.areaMapHeading })).toBeHidden()
    await expect(page.getByRole('button', { name: 'Flour Bluff', includeHidden: true })).toBeHidden()
  })
})
