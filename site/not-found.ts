import { messages } from '#content/messages.ts'
import { screens } from '#content/screens.ts'
import type { NotFoundSection } from '#contract/paths.ts'

interface NotFoundScreen {
  title: string
  text?: string
  links: readonly { label: string; path: string }[]
}

/** What stands at an address where nothing is published, by the part of the site that the address lies in. */
export const notFoundScreens: Record<NotFoundSection, NotFoundScreen> = {
  site: { ...messages.notFound, links: [screens.notFound.home, screens.notFound.directory] },
  church: { title: messages.churchNotFound, links: [screens.church.back] },
  events: { title: messages.event.notFound, links: [screens.event.back] },
  news: { title: messages.article.notFound, text: messages.article.notFoundText, links: [screens.article.back] },
}
