import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from '../support/browser.ts'

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
/** What stands in somebody's way on the page as it is now: the rule and the element. */
export const faults = async (page: Page) => {
  const { violations, passes } = await new AxeBuilder({ page }).withTags(standards).analyze()
  expect(passes.length).toBeGreaterThan(10)
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`))
}
