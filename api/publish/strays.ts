import type { EntityManager } from '@mikro-orm/postgresql'
import type { PageName } from '#contract/page.ts'
import { pathOf } from './file-names.ts'
import { matchPath } from './page-kind.ts'
import { allRows } from './page-rows.ts'
import type { PageKinds, Target } from './page-writer.ts'
import { filesIn } from './release.ts'

/**
 * Published addresses that no row describes: a batch that broke off has written them, and what they showed may be gone
 * since, so that nothing else would ever name them again.
 */
export const findStrays = async (
  em: EntityManager,
  kinds: PageKinds,
  release: { name: string; folder: string },
): Promise<Target[]> => {
  const described = new Set((await allRows(em, release.name)).map(({ path }) => path))
  const paths = new Set((await filesIn(release.folder)).map(pathOf))
  return [...paths].flatMap((path) => {
    if (described.has(path)) return []
    const name = (Object.keys(kinds) as PageName[]).find((one) => matchPath(kinds[one].patterns, path))
    return name ? [{ path, name }] : []
  })
}
