import { business } from '#content/business.ts'
import { screens } from '#content/screens.ts'
import { hostile, hostilePath } from './records.ts'

/** What a page must show, as its reader finds it. */
export interface ExpectedPage {
  path: string
  status?: number
  heading: string
  /** The entry of the menu that is marked. */
  current?: string
  headings?: string[]
  /** Links and buttons that lead somewhere, by what they say. */
  links?: [name: string | RegExp, address: string | RegExp][]
  texts?: (string | RegExp)[]
  /** Not-found pages answer for many addresses and have no canonical link. */
  canonical?: false
}

const onMaps = /^https:\/\/www\.google\.com\/maps\/search\/\?api=1&query=/
const notFound = { status: 404, canonical: false } as const
const taken = { status: 410, canonical: false } as const
const noChurch = 'Church not found or failed to load. Please try again later.'
const toDirectory: [string, string][] = [['Back to Directory', '/directory']]
const toEvents: [string, string][] = [['Back to Events', '/events']]
const toNews: [string, string][] = [['Back to News', '/news']]

export const publicPages: ExpectedPage[] = [
  {
    path: '/',
    heading: "Welcome to Corpus Christi's Premier Church Directory",
    current: 'Home',
    headings: ['Why Choose Our Directory?', 'Interactive Maps', 'Advanced Filters', 'Event Listings', 'Featured'],
    links: [
      ['Find Your Church', '/directory'],
      ['View All Churches', '/directory'],
      [/^View Details: Harbor Bell/, '/church/harbor-bell-baptist-church'],
      ['See the plans', '/advertise'],
      ['Browse Churches', '/directory'],
      ['View Events', '/events'],
    ],
  },
  {
    path: '/directory',
    heading: 'Church Directory',
    current: 'Directory',
    headings: [screens.directory.featuredHeading, screens.directory.regularHeading],
    links: [
      [/^View Details: Oso Dunes/, '/church/oso-dunes-community-church'],
      ['Windmill Road Methodist Church', '/church/windmill-road-methodist-church'],
      ['Feature this Church', '/advertise'],
      ['4310 Windmill Road, 78410', onMaps],
      ['Advertise Your Church or Business', '/advertise'],
      ['Advertise here', '/advertise'],
    ],
    texts: ['13 churches found'],
  },
  {
    path: '/church/harbor-bell-baptist-church',
    heading: 'Harbor Bell Baptist Church',
    current: 'Directory',
    headings: ['Service Times', 'Location', 'About', 'Upcoming Events'],
    links: [
      ...toDirectory,
      ['Getting Ready for Storm Season', '/events/getting-ready-for-storm-season'],
      [/^Add to calendar ?: Getting Ready/, '/events/getting-ready-for-storm-season.ics'],
      ['Directions', onMaps],
      ['Call', 'tel:+13615550111'],
      ['361-555-0111', 'tel:+13615550111'],
      ['Visit Website', 'https://harborbell.example.org/'],
    ],
    texts: ['Featured', 'Baptist', 'Area: Downtown', /Corpus Christi TX 78401$/, /^Sunday 6:00 PM – Evening Service/],
  },
  {
    path: '/church/iglesia-san-jose-del-mar',
    heading: 'Iglesia San José del Mar',
    current: 'Directory',
    links: [...toDirectory, [/^Add to calendar ?: Neighborhood Food Pantry/, '/events/neighborhood-food-pantry.ics']],
    texts: [/^Misa en español: domingo 12:30 PM/, 'Monday – Friday'],
  },
  {
    path: '/church/windmill-road-methodist-church',
    heading: 'Windmill Road Methodist Church',
    current: 'Directory',
    headings: ['Service Times', 'Location'],
    links: [
      ...toDirectory,
      ['361-555-0114', 'tel:+13615550114'],
      ['Mesquite Bend Presbyterian Church', '/church/mesquite-bend-presbyterian-church'],
    ],
    texts: ['Methodist', /Corpus Christi TX 78410$/],
  },
  {
    path: '/church/mesquite-bend-presbyterian-church',
    heading: 'Mesquite Bend Presbyterian Church',
    current: 'Directory',
    links: toDirectory,
    texts: [screens.church.noServiceTimes.call, /Approximate area/],
  },
  {
    path: '/church/bare-chapel',
    heading: 'Bare Chapel',
    current: 'Directory',
    headings: ['Other churches in Padre Island'],
    links: [...toDirectory, [hostile, hostilePath]],
  },
  { path: hostilePath, heading: hostile, current: 'Directory', links: toDirectory },
  {
    path: '/featured',
    heading: 'Featured Churches',
    current: 'Featured',
    headings: ['Become a Featured Church'],
    links: [
      [/^View Full Details: Iglesia/, '/church/iglesia-san-jose-del-mar'],
      ['See how it works', '/advertise'],
      ['View All Churches', '/directory'],
    ],
    texts: ['and 5 more'],
  },
  {
    path: '/events',
    heading: 'Upcoming Church Events',
    current: 'Events',
    headings: ['Domino Night'],
    links: [
      [/^Learn More ?: Domino Night$/, '/events/domino-night'],
      ['Subscribe to events', '/events/rss.xml'],
    ],
    texts: ['Music & Worship', 'Interfaith Events', /^The public pier/],
  },
  {
    path: '/events/domino-night',
    heading: 'Domino Night',
    current: 'Events',
    headings: ['About This Event', 'Event Information', 'Have Your Own Event?'],
    links: [
      ...toEvents,
      ['Add to calendar', '/events/domino-night.ics'],
      ['Windmill Road Methodist Church', '/church/windmill-road-methodist-church'],
    ],
    texts: ['Social Events', '7 PM', /^[A-Z][a-z]+day, [A-Z][a-z]+ \d{1,2}, \d{4}$/],
  },
  {
    path: '/events/fellowship-fish-fry',
    heading: 'Fellowship Fish Fry',
    current: 'Events',
    links: toEvents,
    texts: ['This event is over.'],
  },
  {
    path: '/news',
    heading: 'News',
    current: 'News',
    headings: ['Your First Visit: What to Expect on a Sunday Morning'],
    links: [
      [/^Read More ?: Your First Visit/, '/news/your-first-visit'],
      ['Subscribe to news', '/news/rss.xml'],
    ],
  },
  {
    path: '/news/your-first-visit',
    heading: 'Your First Visit: What to Expect on a Sunday Morning',
    current: 'News',
    headings: ['Related Articles'],
    links: [...toNews, ['View All Articles', '/news']],
    texts: [/^\d+ min read$/],
  },
  {
    path: '/about',
    heading: 'About Us',
    current: 'About',
    headings: ['Our Story', 'Our Mission', 'Our Values', 'Inclusivity', 'Community', 'Excellence'],
    links: [
      ['Browse the Directory', '/directory'],
      ['Contact Us', '/contact'],
    ],
    texts: ['13', 'churches listed', '25+', 'denominations', '50+', '10K+', 'visitors'],
  },
  {
    path: '/advertise',
    heading: 'Advertise Your Church or Business',
    current: 'Advertise',
    headings: [
      'Basic',
      'Premium',
      'Be found first',
      'Unlimited photos',
      'Choose your plan',
      'Pay',
      'Start reaching people',
    ],
    links: [
      ['List your church', /^\/(?:register|contact)$/],
      ['Choose Premium', /^\/(?:register|contact)$/],
      [business.phone, `tel:${business.phoneE164}`],
      ['Email Us', '/contact'],
    ],
    texts: ['Free', '$49 per month', '10K+', 'monthly visitors', '75%', 'local', '95%', 'mobile-friendly'],
  },
  {
    path: '/contact',
    heading: 'Contact Us',
    current: 'Contact',
    headings: ['Contact details', 'Office Hours', 'Frequently Asked Questions'],
    links: [
      [business.phone, `tel:${business.phoneE164}`],
      [business.email, `mailto:${business.email}`],
      ['See the plans', '/advertise'],
    ],
    texts: ['Saturday: 10 AM – 2 PM', 'Sunday: Closed'],
  },
  { path: '/terms', heading: 'Terms of Service', texts: [/July 23, 2025/] },
  { path: '/privacy', heading: 'Privacy Policy', texts: [/July 23, 2025/] },
]

export const notFoundPages: ExpectedPage[] = [
  { path: '/nowhere', ...notFound, heading: '404 Page Not Found', links: [['Go to the home page', '/']] },
  { path: '/church/nobody', ...notFound, heading: noChurch, current: 'Directory', links: toDirectory },
  { path: '/events/nothing', ...notFound, heading: 'Event not found.', current: 'Events', links: toEvents },
  {
    path: '/news/nothing',
    ...notFound,
    heading: 'Article Not Found',
    current: 'News',
    links: toNews,
    texts: ["The article you're looking for doesn't exist."],
  },
  { path: '/church/withdrawn-chapel', ...taken, heading: noChurch, current: 'Directory', links: toDirectory },
  { path: '/events/withdrawn-supper', ...taken, heading: 'Event not found.', current: 'Events', links: toEvents },
]

export const allPages = [...publicPages, ...notFoundPages]
