import type { PageLocals, PageName } from '#contract/page.ts'

/** What the page of this name prints. The publisher's registry gives each page's locals under the same name. */
export const localsOf = <Name extends PageName>(_name: Name, locals: App.Locals): PageLocals<Name> =>
  locals as PageLocals<Name>
