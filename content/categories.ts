import { defaultEventCategory, type EventCategory, eventCategories } from './options.ts'
import { screens } from './screens.ts'

/** The category that a stored value counts as, with its label: an unknown one is the general category. */
export const eventCategory = (value: string): { value: EventCategory; label: string } =>
  eventCategories.find((one) => one.value === value) ??
  eventCategories.find((one) => one.value === defaultEventCategory) ??
  eventCategories[0]

/** How a news category is written: one that is not in the list stands as it is. */
export const newsCategoryLabel = (value: string): string =>
  Object.entries(screens.news.categoryLabels).find(([category]) => category === value)?.[1] ?? value
