import {
  adminNavigation,
  footerLinks,
  type NavigationEntry,
  navigation,
  signedInNavigation,
  signedOutNavigation,
} from '#content/navigation.ts'

// Asked for as text: the names are what matters, and no page may come to depend on all the others.
const files = import.meta.glob('./pages/**/*.{astro,ts}', { query: '?raw', import: 'default' })

/** Every route there is, parameters as Astro writes them: /church/[slug]. */
export const builtPages: readonly string[] = Object.keys(files)
  .map((file) => file.replace(/^\.\/pages/, '').replace(/(?:\/index)?\.(?:astro|ts)$/, '') || '/')
  .sort()

const pattern = (route: string): RegExp =>
  new RegExp(
    `^${route
      .replace(/[.]{3}/g, '…')
      .replace(/[.]/g, '\\.')
      .replace(/\[…[^\]]+\]/g, '.*')
      .replace(/\[[^\]]+\]/g, '[^/]+')}$`,
  )
const patterns = builtPages.map(pattern)

/** Whether an address of this site has its page by now. A query or fragment does not count. */
export const isBuilt = (address: string): boolean => {
  const path = address.replace(/[?#].*$/, '')
  return patterns.some((route) => route.test(path))
}

/** Whether a link can be printed: one that leads elsewhere always can. */
export const isLinkable = (address: string): boolean => !address.startsWith('/') || isBuilt(address)

export const builtEntries = (entries: readonly NavigationEntry[]): NavigationEntry[] =>
  entries.filter(({ path }) => isBuilt(path))

/** What the menus name and cannot print yet, each address once. */
export const missingNavigation = (): NavigationEntry[] => {
  const entries = [navigation, signedOutNavigation, signedInNavigation, adminNavigation, footerLinks].flat()
  return entries.filter(({ path }, at) => !isBuilt(path) && entries.findIndex((entry) => entry.path === path) === at)
}
