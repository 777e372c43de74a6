import type { Route } from '@playwright/test'
import { churchMap, markerColours } from '#content/areas.ts'
import { messages } from '#content/messages.ts'
import { screens } from '#content/screens.ts'
import { expect, test } from '../support/browser.ts'
import { faults } from './access.ts'
import { directoryOf, hydrated } from './directory-page.ts'
import { createGate } from './gate.ts'
import { churchMapOf, drawn, isInside, paintedAt, styleOf, textColour, tiles, told, zoomOf } from './map-page.ts'
import { hostile, hostilePath } from './records.ts'

const words = screens.directory.map
const places = (url: URL) => url.pathname === '/api/churches/map'
const [harborBell, windmill] = ['Harbor Bell Baptist Church', 'Windmill Road Methodist Church']

test('starts on San Antonio, says that it waits, and fits itself to the markers once they are there', async ({
  page,
  context,
}) => {
  const { open, hold } = createGate()
  await context.route(places, hold)
  await page.goto('/directory?view=map')
  const { map, markers } = churchMapOf(page)
  await expect(map).toBeVisible()
  const room = map.locator('..')
  expect((await room.boundingBox())?.height).toBe(churchMap.height)
  const waiting = room.getByText(messages.directory.loading)
  await expect(waiting).toBeVisible()
  await expect.poll(() => zoomOf(map)).toBe(String(churchMap.zoom))
  // The tile in which San Antonio lies.
  await expect(map.locator('img.leaflet-tile[src*="/11/463/848"]')).toBeAttached()
  open()
  await expect(markers.first()).toBeVisible()
  await expect(waiting).toHaveCount(0)
  for (const marker of await markers.all()) await expect.poll(() => isInside(marker, map)).toBe(true)
})

test('featured markers are red, the others blue, and each says what it is', async ({ page }) => {
  const shown: [search: string, name: string, colour: string][] = [
    ['harbor bell', `${harborBell}, featured`, markerColours.featured],
    ['windmill', windmill, markerColours.regular],
    ['mesquite bend', 'Mesquite Bend Presbyterian Church, approximate', markerColours.regular],
  ]
  await page.goto('/directory?view=map')
  await hydrated(page)
  for (const [search, name, colour] of shown) {
    await directoryOf(page).textBox.fill(search)
    const { map, markers, marker } = churchMapOf(page)
    await expect(markers).toHaveCount(1)
    await expect(marker(name)).toBeVisible()
    await expect(marker(name).locator('path').first()).toHaveAttribute('fill', colour)
    const box = await marker(name).boundingBox()
    expect([box?.width, box?.height]).toEqual([44, 44])
    await expect.poll(() => zoomOf(map)).toBe(String(churchMap.fitZoom))
    await expect.poll(() => isInside(marker(name), map)).toBe(true)
  }
})

test('churches near to each other are one marker, which comes apart when it is pressed', async ({ page }) => {
  await page.goto('/directory?view=map')
  const { map, markers } = churchMapOf(page)
  const clusters = map.getByRole('button', { name: /^\d+ churches(, some featured)?, zoom in$/ })
  const counted = async () => {
    const names = await markers.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''))
    return names.reduce((sum, name) => sum + Number(/^(\d+) churches/.exec(name)?.[1] ?? 1), 0)
  }
  await expect.poll(counted).toBe(13)
  const cluster = clusters.filter({ has: page.locator(`circle[stroke="${markerColours.featured}"]`) }).first()
  await expect(cluster).toHaveAccessibleName(/some featured/)
  const before = Number(await zoomOf(map))
  await cluster.focus()
  await page.keyboard.press('Enter')
  await expect.poll(async () => Number(await zoomOf(map))).toBeGreaterThan(before)
  // Whoever came by keyboard is still on the map.
  await expect(map).toBeFocused()
})

test('a marker shows the first service and the count of the others, and the whole church beside the map', async ({
  page,
}) => {
  await page.goto('/directory?view=map&search=harbor+bell')
  const { marker, popup, card, list } = churchMapOf(page)
  await expect(list).toBeVisible()
  await marker(`${harborBell}, featured`).click()
  await expect(popup.getByRole('link', { name: harborBell })).toHaveAttribute(
    'href',
    '/church/harbor-bell-baptist-church',
  )
  await expect(popup).toContainText('Sunday 9:00 AM – Sunday School')
  await expect(popup).toContainText('and 3 more')
  await expect(popup).not.toContainText('Wednesday')
  await expect(popup).not.toContainText('approximate')
  const beside = card(harborBell)
  await expect(beside).toContainText('Featured')
  await expect(beside.getByRole('heading', { name: harborBell })).toBeVisible()
  await expect(beside).toContainText('Baptist · Downtown')
  await expect(beside.getByRole('list', { name: 'Service Times' }).getByRole('listitem')).toHaveCount(4)
  await expect(beside.getByRole('link', { name: '118 Harbor Bell Street, 78401' })).toHaveAttribute(
    'href',
    /^https:\/\/www\.google\.com\/maps\/search/,
  )
  await expect(beside.getByRole('link', { name: '361-555-0111' })).toHaveAttribute('href', 'tel:+13615550111')
  await expect(beside.getByRole('link', { name: 'Visit Website' })).toBeVisible()
  await expect(beside.getByRole('link', { name: /^View Details/ })).toHaveAttribute(
    'href',
    '/church/harbor-bell-baptist-church',
  )
  await expect(list).toHaveCount(0)
  await beside.getByRole('button', { name: words.close }).click()
  await expect(beside).toHaveCount(0)
  await expect(popup).toHaveCount(0)
  await expect(list).toBeVisible()
  await expect(marker(`${harborBell}, featured`)).toBeFocused()
})

test('an approximate place says so, in the popup and beside the map', async ({ page }) => {
  await page.goto('/directory?view=map&search=mesquite')
  const { marker, popup, card } = churchMapOf(page)
  await marker(/^Mesquite Bend/).click()
  await expect(popup).toContainText('approximate')
  await expect(card('Mesquite Bend Presbyterian Church')).toContainText('Approximate area.')
  await popup.getByRole('button', { name: words.close }).click()
  await expect(popup).toHaveCount(0)
})

test('markers can be reached, opened and left by keyboard', async ({ page }) => {
  await page.goto('/directory?view=map&search=windmill')
  const { map, marker, popup, card } = churchMapOf(page)
  await expect(marker(windmill)).toBeVisible()
  await expect.poll(() => zoomOf(map)).toBe(String(churchMap.fitZoom))
  await map.focus()
  await page.keyboard.press('Tab')
  await expect(marker(windmill)).toBeFocused()
  for (const key of ['Enter', 'Space']) {
    await page.keyboard.press(key)
    await expect(popup).toBeVisible()
    await expect(card(windmill)).toBeVisible()
    await expect(marker(windmill)).toBeFocused()
    await expect(page.getByRole('status').filter({ hasText: words.detailsShown(windmill) })).toBeAttached()
    await page.keyboard.press('Tab')
    await expect(popup.getByRole('link')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(popup).toHaveCount(0)
    await expect(card(windmill)).toHaveCount(0)
    await expect(marker(windmill)).toBeFocused()
  }
})

test('the list beside the map does what the markers do', async ({ page }) => {
  await page.goto('/directory?view=map')
  const { map, marker, markers, popup, list, card } = churchMapOf(page)
  await expect(list.getByRole('button')).toHaveCount(13)
  await expect(markers.first()).toBeVisible()
  const button = list.getByRole('button', { name: /^Windmill/ })
  await button.click()
  await expect(card(windmill)).toBeFocused()
  await expect(popup).toContainText('Sunday 10:30 AM – Worship')
  await expect.poll(() => zoomOf(map)).toBe(String(churchMap.fitZoom))
  await expect.poll(() => isInside(marker(windmill), map)).toBe(true)
  await page.keyboard.press('Escape')
  await expect(card(windmill)).toHaveCount(0)
  await expect(button).toBeFocused()
})

test('a church that is chosen before the markers are there stays in view when they come', async ({ page, context }) => {
  const { open, hold } = createGate()
  await context.route(places, hold)
  await page.goto('/directory?view=map')
  const { map, marker, popup, list, card } = churchMapOf(page)
  await expect(map).toBeVisible()
  await list.getByRole('button', { name: /^Windmill/ }).click()
  await expect(popup).toBeVisible()
  await expect.poll(() => zoomOf(map)).toBe(String(churchMap.fitZoom))
  open()
  await expect(marker(windmill)).toBeVisible()
  await drawn(page)
  expect(await zoomOf(map)).toBe(String(churchMap.fitZoom))
  expect(await isInside(marker(windmill), map)).toBe(true)
  await expect(card(windmill)).toBeVisible()
})

test('what is chosen on the map is a press away where it stands below, and so is the way back', async ({
  page,
  isMobile,
}) => {
  await page.goto('/directory?view=map&search=windmill')
  const { marker, popup, card } = churchMapOf(page)
  await marker(windmill).click()
  await expect(popup).toBeInViewport()
  const toDetails = popup.getByRole('button', { name: words.showDetails })
  if (!isMobile) {
    await expect(card(windmill)).toBeInViewport()
    await expect(toDetails).toBeHidden()
    return
  }
  const address = card(windmill).getByRole('link', { name: /^View Details/ })
  await expect(address).not.toBeInViewport()
  await toDetails.click()
  await expect(address).toBeInViewport({ ratio: 1 })
  await expect(card(windmill)).toBeFocused()
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  await expect(marker(windmill)).not.toBeInViewport()
  await page.keyboard.press('Escape')
  await expect(marker(windmill)).toBeFocused()
  await expect(marker(windmill)).toBeInViewport({ ratio: 1 })
})

test('churches on one spot come into view where they stand below the map', async ({ page }) => {
  await page.goto('/directory?view=map&area=Padre+Island')
  const { marker } = churchMapOf(page)
  const spot = marker('2 churches at one place, show them')
  await spot.click()
  const here = page.getByRole('region', { name: '2 churches at this place' })
  await expect(here.getByRole('button').first()).toBeInViewport({ ratio: 1 })
})

test('churches on one spot are listed, since no zoom can part them; what they say is no script', async ({ page }) => {
  await page.goto('/directory?view=map&area=Padre+Island')
  const { marker, popup, card } = churchMapOf(page)
  const spot = marker('2 churches at one place, show them')
  await spot.focus()
  await page.keyboard.press('Enter')
  const here = page.getByRole('region', { name: '2 churches at this place' })
  await expect(here.getByRole('button')).toContainText(['Bare Chapel', hostile])
  await expect(spot).toBeFocused()
  await here.getByRole('button', { name: /alert/ }).click()
  await expect(card(hostile)).toBeFocused()
  await expect(popup.getByRole('link', { name: hostile })).toHaveAttribute('href', hostilePath)
  await expect(popup).toContainText(hostile)
  await page.keyboard.press('Escape')
  await expect(card(hostile)).toHaveCount(0)
  await expect(spot).toBeFocused()
})

test('another filter fits the map anew, a move does not; a small move asks nothing', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    const { area, zoom, bounds } = Object.fromEntries(url.searchParams)
    if (places(url)) asked.push(`${area} ${zoom} ${bounds}`)
  })
  await page.clock.install()
  await page.goto('/directory?view=map&area=Calallen')
  const { map, marker } = churchMapOf(page)
  const zoomOut = map.getByRole('button', { name: words.zoomOut })
  await expect(marker(windmill)).toBeVisible()
  await expect.poll(() => zoomOf(map)).toBe('15')
  await zoomOut.click()
  await expect.poll(() => zoomOf(map)).toBe('14')
  await expect(marker(windmill)).toBeVisible()
  await directoryOf(page).choose('Area', 'Flour Bluff')
  const pelican = marker('Pelican Flats Church of Christ')
  await expect(pelican).toBeVisible()
  await expect(marker(windmill)).toHaveCount(0)
  await expect.poll(() => zoomOf(map)).toBe('15')
  await expect.poll(() => isInside(pelican, map)).toBe(true)

  await expect.poll(() => asked.at(-1)).toMatch(/^Flour Bluff 15 /)
  await page.clock.runFor(churchMap.movePause * 2)
  const before = asked.length
  await map.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  const box = await map.boundingBox()
  const [x, y] = [(box?.x ?? 0) + 100, (box?.y ?? 0) + 100]
  const pelicanAt = await pelican.boundingBox()
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + 8, y + 8, { steps: 4 })
  await page.mouse.up()
  await expect.poll(async () => (await pelican.boundingBox())?.x).toBeGreaterThan(pelicanAt?.x ?? 0)
  await page.clock.runFor(churchMap.movePause * 2)
  expect(asked.length).toBe(before)
  await map.focus()
  for (let step = 0; step < 4; step += 1) {
    const answered = page.waitForResponse((response) => places(new URL(response.url())))
    await page.keyboard.press('Shift+ArrowRight')
    await page.clock.runFor(churchMap.movePause * 2)
    await answered
  }
  await page.clock.runFor(churchMap.movePause * 2)
  expect(asked.length).toBe(before + 4)
  expect(await pelican.count()).toBe(0)
})

test('an answer to an earlier filter never counts', async ({ page, context }) => {
  const { open, hold } = createGate()
  await context.route(
    (url) => places(url) && url.searchParams.get('area') === 'Calallen',
    (route) => hold(route),
  )
  await page.goto('/directory?view=map&area=Calallen')
  const { map, marker, markers } = churchMapOf(page)
  await expect(map).toBeVisible()
  await directoryOf(page).choose('Area', 'OSO')
  const dunes = marker('Oso Dunes Community Church, featured')
  await expect(dunes).toBeVisible()
  await expect.poll(() => zoomOf(map)).toBe(String(churchMap.fitZoom))
  // A marker that is gone for a moment only is noticed too.
  await map.evaluate((element) => {
    const look = () => element.querySelector('[aria-label^="Oso Dunes"]') || Reflect.set(window, 'wasGone', true)
    new MutationObserver(look).observe(element, { subtree: true, childList: true })
  })
  const answerTo = (area: string, zoom?: string) =>
    page.waitForEvent('requestfinished', (request) => {
      const url = new URL(request.url())
      const query = url.searchParams
      return places(url) && query.get('area') === area && (!zoom || query.get('zoom') === zoom)
    })
  const late = answerTo('Calallen')
  open()
  await late
  await drawn(page)
  // What is answered later is drawn later.
  const later = answerTo('OSO', String(churchMap.fitZoom - 1))
  await map.getByRole('button', { name: words.zoomOut }).click()
  await later
  await drawn(page)
  await expect(markers).toHaveCount(1)
  expect(await isInside(dunes, map)).toBe(true)
  expect(await page.evaluate(() => Reflect.get(window, 'wasGone'))).toBe(undefined)
})

for (const [how, fail] of [
  ['500', (route: Route) => route.fulfill({ status: 500, json: { message: 'x' } })],
  ['no network', (route: Route) => route.abort('connectionfailed')],
] as const) {
  test(`markers that fail (${how}) are told of, and another filter asks again`, async ({
    page,
    context,
    allowStatus,
    allowFailure,
  }) => {
    allowStatus(500)
    allowFailure(/\/api\/churches\/map/)
    const fails = (url: URL) => places(url) && url.searchParams.get('area') === 'OSO'
    await context.route(fails, fail)
    await page.goto('/directory?view=map&area=OSO')
    const { map, markers, marker, list } = churchMapOf(page)
    const alert = page.getByRole('alert')
    await expect(alert).toHaveText(messages.directory.failed)
    expect(await isInside(alert, map.locator('..'))).toBe(true)
    await expect(markers).toHaveCount(0)
    await expect(list.getByRole('button')).toHaveCount(1)
    await directoryOf(page).choose('Area', 'Calallen')
    await expect(marker(windmill)).toBeVisible()
    await expect(alert).toHaveCount(0)
    await context.unroute(fails)
    await directoryOf(page).choose('Area', 'OSO')
    await expect(marker('Oso Dunes Community Church, featured')).toBeVisible()
  })
}

test('a church that fails is told of beside the map', async ({ page, context, allowStatus }) => {
  allowStatus(500)
  await context.route('**/api/churches/windmill-road-methodist-church', (route) =>
    route.fulfill({ status: 500, json: { message: 'x' } }),
  )
  await page.goto('/directory?view=map&area=Calallen')
  const { marker, card } = churchMapOf(page)
  await marker(windmill).click()
  await expect(card(windmill).getByRole('alert')).toHaveText(messages.churchNotFound)
  // What the list knows stands all the same.
  await expect(card(windmill).getByRole('link', { name: /^View Details/ })).toBeVisible()
})

test('without tiles the churches are found all the same', async ({ page, context, allowFailure }) => {
  allowFailure(tiles)
  await context.route(tiles, (route) => route.abort('connectionrefused'))
  await page.goto('/directory?view=map&area=Calallen')
  const { marker, popup } = churchMapOf(page)
  await marker(windmill).click()
  await expect(popup).toContainText('Sunday 10:30 AM – Worship')
})

test('a map that cannot be loaded says so, and the list beside it works', async ({ page, context, allowFailure }) => {
  allowFailure(/ChurchMapCanvas/)
  await context.route(/ChurchMapCanvas/, (route) => route.abort())
  await page.goto('/directory?view=map')
  const { list, card } = churchMapOf(page)
  await expect(page.getByText(words.failed)).toBeVisible()
  await list.getByRole('button', { name: /^Windmill/ }).click()
  await expect(card(windmill)).toContainText('361-555-0114')
})

test('markers keep their colours where colours are forced', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
  await page.goto('/directory?view=map')
  const { map, marker } = churchMapOf(page)
  const cluster = map.getByRole('button', { name: /some featured, zoom in$/ }).first()
  await expect(cluster).toBeVisible()
  const text = await textColour(page)
  // Ring and ground of the number.
  await expect.poll(() => paintedAt(cluster, 22, 4)).toBe(told(markerColours.featured))
  expect(await paintedAt(cluster, 22, 10)).toBe(told('#ffffff'))
  expect(await styleOf(cluster.locator('svg'), 'outline-color')).toBe(text)
  expect(await styleOf(cluster.locator('svg'), 'outline-style')).toBe('solid')
  for (const [search, name, colour] of [
    ['harbor bell', `${harborBell}, featured`, markerColours.featured],
    ['windmill', windmill, markerColours.regular],
  ] as const) {
    await directoryOf(page).textBox.fill(search)
    await expect.poll(() => zoomOf(map)).toBe(String(churchMap.fitZoom))
    await expect.poll(() => paintedAt(marker(name), 22, 29)).toBe(told(colour))
    expect(await paintedAt(marker(name), 22, 15)).toBe(told('#ffffff'))
    expect(await styleOf(marker(name).locator('path').first(), 'stroke')).toBe(text)
  }
})

test('Leaflet comes with the map view only', async ({ page, isMobile }) => {
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(request.url()))
  const ofMaps = () => loaded.filter((url) => /leaflet|Canvas|\/map\.[^/]*css|tile\.openstreetmap/i.test(url))
  await page.goto('/directory?view=list')
  await hydrated(page)
  await expect(directoryOf(page).names).toHaveCount(13)
  // On a large screen the map of areas is in sight.
  if (isMobile) expect(ofMaps()).toEqual([])
  expect(ofMaps().filter((url) => url.includes('ChurchMapCanvas'))).toEqual([])
  await directoryOf(page).view('Map').click()
  await expect(churchMapOf(page).markers.first()).toBeVisible()
  expect(ofMaps().filter((url) => url.includes('ChurchMapCanvas'))).toHaveLength(1)
})

test('everyone can use it, in light and dark', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' })
  await page.goto('/directory?view=map')
  const { markers, list, card, popup } = churchMapOf(page)
  await expect(markers.first()).toBeVisible()
  expect(await faults(page), 'the list in light').toEqual([])
  await list.getByRole('button', { name: /^Harbor Bell/ }).click()
  await expect(card(harborBell)).toBeVisible()
  await expect(popup).toBeVisible()
  await page.evaluate(() => scrollTo(0, 0))
  expect(await faults(page), 'a church in light').toEqual([])
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark' })
  expect(await faults(page), 'a church in dark').toEqual([])
})
