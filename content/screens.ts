import { article } from './screens/article.ts'
import { church } from './screens/church.ts'
import { directory } from './screens/directory.ts'
import { event } from './screens/event.ts'
import { eventSubmission } from './screens/event-submission.ts'
import { events } from './screens/events.ts'
import { featured } from './screens/featured.ts'
import { forms } from './screens/forms.ts'
import { news } from './screens/news.ts'
import { notFound } from './screens/not-found.ts'

/** The words of the public screens that are not prose: headings, labels, buttons. Grouped by screen. */
export const screens = {
  church,
  directory,
  featured,
  events,
  event,
  eventSubmission,
  news,
  article,
  notFound,
  forms,
} as const
