import type { Locator, Page, Route } from '@playwright/test'
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

/** Whether all of it is inside. */
export const isInside = async (inner: Locator, outer: Locator): Promise<boolean> => {
  const [a, b] = [await inner.boundingBox(), await outer.boundingBox()]
  if (!a || !b) return false
  return a.x >= b.x && a.y >= b.y && a.x + a.width <= b.x + b.width && a.y + a.height <= b.y + b.height
}

/** Holds requests back until it is opened. */
export const createGate = () => {
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { open, hold: async (route: Route) => opened.then(() => route.continue()) }
}

export const tiles = /^https:\/\/tile\.openstreetmap\.org\//
