import { business } from './business.ts'

export const home = {
  title: business.name,
  description: 'Churches in Corpus Christi and the Coastal Bend, with service times, directions, events and news.',
  hero: {
    heading: "Welcome to Corpus Christi's Premier Church Directory",
    text: 'Look up service times, read about a congregation before you visit, and see which events are coming up.',
    button: { label: 'Find Your Church', path: '/directory' },
    searchLabel: 'Search churches',
    searchButton: 'Search',
    denominationsHeading: 'By denomination',
    areasHeading: 'By area',
  },
  why: {
    heading: 'Why Choose Our Directory?',
    items: [
      {
        icon: 'map',
        heading: 'Interactive Maps',
        text: 'Find churches on a map, choose an area of Nueces County on it, and get directions to the door.',
      },
      {
        icon: 'filter',
        heading: 'Advanced Filters',
        text: 'Search by name, zip code or style of worship, and narrow the list by denomination and area.',
      },
      {
        icon: 'calendar',
        heading: 'Event Listings',
        text: 'Concerts, classes, food drives and suppers from churches around the bay, soonest first.',
      },
    ],
  },
  featured: {
    heading: 'Featured',
    all: { label: 'View All Churches', path: '/directory' },
  },
  advertise: {
    heading: 'Advertise Your Church or Business',
    text: 'Be seen by people who are looking for a church in Corpus Christi.',
    button: { label: 'See the plans', path: '/advertise' },
  },
  closing: {
    heading: 'Looking for a place this Sunday?',
    text: 'Browse the churches, or begin with an event.',
    buttons: [
      { label: 'Browse Churches', path: '/directory' },
      { label: 'View Events', path: '/events' },
    ],
  },
} as const
