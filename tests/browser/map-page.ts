import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { screens } from '#content/screens.ts'
import { expect } from '../support/browser.ts'
import { hydrated } from './directory-page.ts'

const words = screens.directory

/** The map of areas as its reader finds it; on a small screen it has to be opened. */
export const areaMapOf = (page: Page) => {
  const section = page.getByRole('region', { name: words.areaMapHeading })
  const map = section.getByRole('group', { name: words.map.areas })
  return {
    section,
    map,
    opener: section.getByRole('button', { name: words.chooseOnMap }),
    legend: section.getByRole('list', { name: words.legend }),
    viewAll: section.getByRole('button', { name: words.viewAllAreas }),
    area: (name: string) => map.getByRole('button', { name, exact: true }),
    areas: map.locator('path'),
    open: async () => {
      await hydrated(page)
      if ((page.viewportSize()?.width ?? 0) < 768) {
        await section.getByRole('button', { name: words.chooseOnMap }).click()
      }
      await map.scrollIntoViewIfNeeded()
      await expect(map).toBeVisible()
    },
  }
}

/** The map of churches and what stands beside it. */
export const churchMapOf = (page: Page) => {
  const map = page.getByRole('group', { name: words.map.churches })
  return {
    map,
    markers: map.locator('.map-marker'),
    marker: (name: string | RegExp) => map.getByRole('button', { name, exact: typeof name === 'string' }),
    popup: map.locator('.leaflet-popup'),
    list: page.getByRole('region', { name: words.map.list }),
    card: (name: string) => page.getByRole('region', { name: words.map.details(name) }),
  }
}

/** The zoom that the map is at: that of its foremost tiles, since Leaflet keeps others for a while. */
export const zoomOf = (map: Locator): Promise<string | undefined> =>
  map.locator('.leaflet-tile-container:has(img)').evaluateAll((levels) => {
    const heightOf = (level: Element) => Number((level as HTMLElement).style.zIndex)
    const foremost = levels.sort((one, other) => heightOf(other) - heightOf(one))[0]
    return /\/(\d+)\/\d+\/\d+[^/]*$/.exec(foremost?.querySelector('img')?.src ?? '')?.[1]
  })

/** How far apart the middles of two boxes are, in pixels. */
export const distance = async (one: Locator, other: Locator): Promise<number> => {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()]
  if (!a || !b) return Number.POSITIVE_INFINITY
  return Math.hypot(a.x + a.width / 2 - b.x - b.width / 2, a.y + a.height / 2 - b.y - b.height / 2)
}

/** What is painted once what has come has been drawn. */
export const drawn = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))

/** A colour or another property as the browser has settled it. */
export const styleOf = (element: Locator, property: string): Promise<string> =>
  element.evaluate((one, name) => getComputedStyle(one).getPropertyValue(name), property)

/** A colour of the content as the browser tells it. */
export const told = (colour: string): string => {
  const [, red = '', green = '', blue = ''] = /^#(..)(..)(..)$/.exec(colour) ?? []
  return `rgb(${[red, green, blue].map((part) => Number.parseInt(part, 16)).join(', ')})`
}

/** The colour in which a spot of it is painted, in pixels from its corner; whatever lies over it counts. */
export const paintedAt = async (element: Locator, x: number, y: number): Promise<string> => {
  const picture = sharp(await element.screenshot({ animations: 'disabled' }))
  const pixel = await picture.extract({ left: x, top: y, width: 1, height: 1 }).removeAlpha().raw().toBuffer()
  return `rgb(${[...pixel].join(', ')})`
}

/** The colour of the text where the reader's own colours are forced on all. */
export const textColour = (page: Page): Promise<string> => styleOf(page.locator('body'), 'color')

/** Whether all of it is inside. */
export const isInside = async (inner: Locator, outer: Locator): Promise<boolean> => {
  const [a, b] = [await inner.boundingBox(), await outer.boundingBox()]
  if (!a || !b) return false
  return a.x >= b.x && a.y >= b.y && a.x + a.width <= b.x + b.width && a.y + a.height <= b.y + b.height
}

export const tiles = /^https:\/\/tile\.openstreetmap\.org\//
