import { limits } from '../business.ts'

export const eventSubmission = {
  title: 'Submit an Event',
  heading: 'Submit an Event',
  eventTitle: 'Title',
  description: 'Description',
  descriptionHint: `At least ${limits.eventDescriptionMin} characters.`,
  date: 'Date',
  time: 'Time (optional)',
  timeHint: 'As you would say it, for example 6:30 PM or 9 AM – 2 PM.',
  church: 'Church (optional)',
  noChurch: 'No church',
  location: 'Location',
  category: 'Category',
  cancel: 'Cancel',
  submit: 'Submit Event',
  submitting: 'Submitting...',
} as const
