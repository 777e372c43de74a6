import { business } from './business.ts'

export const home = {
  title: business.name,
  description:
    'Find a church in Corpus Christi and the Coastal Bend by name, denomination or neighborhood, with service times, directions, events and news.',
  hero: {
    heading: "Welcome to Corpus Christi's Premier Church Directory",
    text: 'Look up service times, find a congregation near you, and see what is happening this week.',
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
        text: 'See where each church stands, pick a part of town on the map, and open directions to the door.',
      },
      {
        icon: 'filter',
        heading: 'Advanced Filters',
        text: 'Narrow the list by denomination, area or any word, such as choir, nursery or español.',
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
    details: 'View Details',
    all: { label: 'View All Churches', path: '/directory' },
  },
  advertise: {
    heading: 'Advertise Your Church or Business',
    text: 'Be seen by people who are looking for a church in Corpus Christi.',
    button: { label: 'See the plans', path: '/advertise' },
  },
  closing: {
    heading: 'Looking for a place this Sunday?',
    text: 'Browse the churches near you, or begin with an event.',
    buttons: [
      { label: 'Browse Churches', path: '/directory' },
      { label: 'View Events', path: '/events' },
    ],
  },
} as const
