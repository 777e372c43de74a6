import { stats } from './business.ts'

export const about = {
  title: 'About',
  description: 'Why this directory of Corpus Christi churches exists, what it stands for, and how to reach us.',
  heading: 'About Us',
  intro: 'One place to find a church in Corpus Christi and the Coastal Bend, kept up by people who live here.',
  story: {
    heading: 'Our Story',
    paragraphs: [
      'People move to Corpus Christi for the port, the base, the university, the hospitals, or the water. Many of them spend their first Saturday night here trying to find out when a service begins, on pages that were last changed years ago.',
      'This directory answers that question first. Every listing gives the address and, where the church has given them, the service times and a way to reach it. Each one is read by a person before it is published.',
    ],
  },
  mission: {
    heading: 'Our Mission',
    paragraphs: [
      'We help people find a congregation, and we help congregations be found. A basic listing is free for every church and always will be. Featured listings and advertising pay for the work.',
    ],
  },
  values: {
    heading: 'Our Values',
    items: [
      {
        heading: 'Inclusivity',
        text: 'Every congregation in the area may be listed, whatever its tradition, size or language.',
      },
      {
        heading: 'Community',
        text: 'We list what churches do for their neighbors as carefully as what they do on Sunday.',
      },
      {
        heading: 'Excellence',
        text: 'We want times to be right, links to work, and pages to open quickly on an old phone.',
      },
    ],
  },
  stats: { heading: 'The Directory in Numbers', items: stats.about },
  closing: {
    heading: 'Have a look around',
    text: 'Begin with the directory, or write to us if something is missing.',
    links: [
      { label: 'Browse the Directory', path: '/directory' },
      { label: 'Contact Us', path: '/contact' },
    ],
  },
} as const
