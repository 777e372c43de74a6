import type { EntityManager } from '@mikro-orm/postgresql'
import { display } from '#content/business.ts'
import type { PageName, Pages, Part } from '#contract/page.ts'
import { paths } from '#contract/paths.ts'
import type { LoadContext, PageKind } from './page-kind.ts'

type ListPageName = { [Name in PageName]: Pages[Name] extends Part<infer _> ? Name : never }[PageName]
type ItemOf<Name extends ListPageName> = Pages[Name] extends Part<infer Item> ? Item : never

/**
 * A list that goes over as many pages as it needs; the first stands at the list's own address.
 * @param tags what the list reads: a change of any of them may bring a page more
 */
export const listOf = <Name extends ListPageName>(
  list: string,
  tags: readonly string[],
  read: (
    em: EntityManager,
    part: { limit: number; offset: number },
    context: LoadContext,
  ) => Promise<{ items: ItemOf<Name>[]; total: number }>,
): PageKind<Name> => {
  const pagesFor = (total: number) => Math.max(1, Math.ceil(total / display.listPage))
  const all = async (em: EntityManager, context: LoadContext) => {
    const { total } = await read(em, { limit: 1, offset: 0 }, context)
    return Array.from({ length: pagesFor(total) }, (_, index) => paths.listPage(list, index + 1))
  }
  return {
    patterns: [list, `${list}/page/:number`],
    paths: all,
    touchedBy: async (em, touched, context) => (tags.some((tag) => touched.has(tag)) ? all(em, context) : []),
    load: async (em, params, context) => {
      const number = Number(params.number ?? 1)
      const part = { limit: display.listPage, offset: (number - 1) * display.listPage }
      const { items, total } = await read(em, part, context)
      const pages = pagesFor(total)
      // The type of one page of a list is known here by its parts only.
      return number > pages
        ? { kind: 'none' }
        : { kind: 'page', page: { items, number, pages } as Part<unknown> as Pages[Name] }
    },
  }
}
