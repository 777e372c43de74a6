export const featured = {
  title: 'Featured Churches',
  description: 'Featured churches in Corpus Christi and the Coastal Bend, with service times and directions.',
  heading: 'Featured Churches',
  intro: 'These churches support the directory with a premium listing.',
  details: 'View Full Details',
  become: {
    heading: 'Become a Featured Church',
    text: 'Stand first in the directory, with your photos, sermons and events.',
    button: { label: 'See how it works', path: '/advertise' },
  },
  closing: {
    heading: 'Have not found yours?',
    text: 'The directory lists every church, featured or not.',
    button: { label: 'View All Churches', path: '/directory' },
  },
} as const
