import { Session } from '../accounts/session.entity.ts'
import { User } from '../accounts/user.entity.ts'
import { AnalyticsEntry } from '../analytics/analytics-entry.entity.ts'
import { Article } from '../articles/article.entity.ts'
import { Payment } from '../billing/payment.entity.ts'
import { Subscription } from '../billing/subscription.entity.ts'
import { Church } from '../churches/church.entity.ts'
import { ContactMessage } from '../contacts/contact-message.entity.ts'
import { ChurchEvent } from '../events/event.entity.ts'
import { Slug } from '../slugs/slug.entity.ts'
import { Photo } from '../uploads/photo.entity.ts'
import { Change } from './change.entity.ts'
import { PublishedPage } from './published-page.entity.ts'

/** Every entity of the database. */
export const entities = [
  AnalyticsEntry,
  Article,
  Change,
  Church,
  ChurchEvent,
  ContactMessage,
  Payment,
  Photo,
  PublishedPage,
  Session,
  Slug,
  Subscription,
  User,
]
