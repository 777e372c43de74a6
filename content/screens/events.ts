export const events = {
  title: 'Events',
  description: 'Upcoming church events in Corpus Christi: concerts, classes, suppers and days of service.',
  heading: 'Upcoming Church Events',
  learnMore: 'Learn More',
  submit: { label: 'Submit an Event', path: '/event-submission' },
  subscribe: 'Subscribe to events',
} as const
