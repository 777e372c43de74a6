export const event = {
  about: 'About This Event',
  information: 'Event Information',
  date: 'Date',
  time: 'Time',
  location: 'Location',
  category: 'Category',
  organizer: 'Organizer',
  addToCalendar: 'Add to calendar',
  own: {
    heading: 'Have Your Own Event?',
    text: 'Tell people in Corpus Christi about it.',
    button: { label: 'Submit an Event', path: '/event-submission' },
    byMail: {
      text: 'Write to us and we will put it in the calendar.',
      button: { label: 'Contact Us', path: '/contact' },
    },
  },
  directions: 'Open in maps',
  back: { label: 'Back to Events', path: '/events' },
} as const
