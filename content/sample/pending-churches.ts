import type { SampleChurch } from './churches.ts'

/** Two submissions that wait for an admin, so that the approval screen has something to show. */
export const pendingSampleChurches: readonly SampleChurch[] = [
  {
    name: 'Driftwood Nazarene Chapel',
    status: 'pending',
    description:
      'This is a sample listing that waits for approval. A chapel on the South Side with one service, an hour for children and a community closet.',
    address: '415 Driftwood Court',
    zip: '78414',
    area: 'South Side',
    denomination: 'Nazarene',
    featured: false,
    createdDaysAgo: 2,
    phone: '361-555-0122',
    website: 'https://driftwood.example.org',
    services: ['Sunday 10:00 AM – Worship', 'Wednesday 6 PM – Prayer and supper'],
  },
  {
    name: 'Norte Claro Seventh-day Adventist Church',
    status: 'pending',
    description:
      'This is a sample listing that waits for approval. A bilingual congregation that meets on Saturdays near North Beach, with a plant-based lunch after the service.',
    address: '26 Marea Alta Street',
    zip: '78402',
    area: 'North East',
    denomination: 'Seventh-day Adventist',
    featured: false,
    createdDaysAgo: 1,
    phone: '361-555-0123',
    services: ['Sábado 9:30 AM – Escuela sabática', 'Saturday 11:00 AM – Divine Service'],
  },
]
