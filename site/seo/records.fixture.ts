import type { ChurchPage, EventItem, PageLocals, PageName } from '#contract/page.ts'

export const origin = 'https://churches.example.org'

export const localsFor = <Name extends PageName>(path: string, page: PageLocals<Name>['page']): PageLocals<Name> => ({
  page,
  path,
  origin,
  tiles: {
    url: 'https://tiles.example.org/{z}/{x}/{y}.png',
    attribution: '© Tiles',
    link: 'https://tiles.example.org/credits',
  },
})

/** A church that has only what every church has. */
export const bareChurch: ChurchPage = {
  church: {
    id: 1,
    slug: 'bare',
    name: 'Bare Church',
    description: 'Only what is needed.',
    address: '1 First Street',
    zip: '78401',
    area: 'Downtown',
    denomination: 'Baptist',
    featured: false,
    services: [],
    status: 'approved',
    isPremium: false,
    createdAt: '2026-01-02T03:04:05.000Z',
  },
  services: [],
  position: { latitude: 27.79, longitude: -97.39, approximate: true },
  events: [],
  hasMoreEvents: false,
  neighbors: [],
}

export const hostileName = '</script><script>alert(1)</script>\u2028'

/** A church that has everything that can be told, under a name that tries to leave its script. */
export const fullChurch: ChurchPage = {
  church: {
    ...bareChurch.church,
    name: hostileName,
    denomination: 'Catholic',
    phone: '(361) 555-0111',
    website: 'https://full.example.org',
    heroImage: '/pictures/church-full-960.jpg',
    youtubeChannel: 'https://www.youtube.com/@full-example',
    facebookPage: 'facebook.com/full.example',
    instagramHandle: '@full.example',
  },
  services: [],
  position: { latitude: 27.79612, longitude: -97.39784, approximate: false },
  events: [{ slug: 'fish-fry', title: 'Fish Fry', date: '2026-12-06', location: 'Fellowship hall' }],
  hasMoreEvents: false,
  neighbors: [{ slug: 'bare', name: 'Bare Church', denomination: 'Baptist' }],
}

export const event: EventItem = {
  id: 7,
  slug: 'fish-fry',
  title: 'Fish Fry; plates, to "go" ]]> & <b>more</b>',
  description: 'Redfish, slaw & tea.\nBring a chair: grüße, 🙂 and a line that is long enough to be folded somewhere.',
  date: '2026-12-06',
  time: '5:30 PM',
  location: 'Fellowship hall, 118 Harbor Bell Street',
  category: 'social',
  starts: '2026-12-06T17:30:00-06:00',
}
export const host = { name: 'Harbor Bell', slug: 'harbor-bell', address: '118 Harbor Bell Street', zip: '78401' }
