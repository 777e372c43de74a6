import { pageAddress } from '#contract/paths.ts'
import type { Target } from './page-writer.ts'

/**
 * The order in which targets are published. The changed records' own pages come before others: whoever made the change
 * looks there, and lists lead there. What these pages name is there before they are, and leaves or changes after them.
 */
export const inOrder = (own: readonly Target[], stateOf: (target: Target) => { isPart: boolean; isThere: boolean }) => {
  const pages = own.filter((target) => !stateOf(target).isPart)
  const parts = own.filter((target) => stateOf(target).isPart)
  return {
    missingParts: parts.filter((target) => !stateOf(target).isThere),
    records: pages.filter(({ name }) => name in pageAddress),
    lists: pages.filter(({ name }) => !(name in pageAddress)),
    parts: parts.filter((target) => stateOf(target).isThere),
  }
}
