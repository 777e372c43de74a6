import { business, prices, stats } from './business.ts'

export const advertise = {
  title: 'Advertise',
  description: 'List your church free of charge, choose a featured listing, or place a banner in the directory.',
  heading: 'Advertise Your Church or Business',
  intro: 'People come here to choose a church or to find out what is on. You can be what they see first.',
  benefits: {
    heading: 'What a listing does for you',
    items: [
      {
        icon: 'search',
        heading: 'Be found first',
        text: 'A premium listing has Tier 1 priority: it stands above the others in the directory.',
      },
      {
        icon: 'star',
        heading: 'Featured badge',
        text: 'A badge on your card and your page, and a place on the featured page.',
      },
      {
        icon: 'photo',
        heading: 'Unlimited photos',
        text: 'Show the sanctuary, the people and the parking lot, so that a first visit is easier.',
      },
      {
        icon: 'video',
        heading: 'YouTube sermon integration',
        text: 'Your channel is linked from your page, so visitors can hear a sermon before they come.',
      },
      {
        icon: 'calendar',
        heading: 'Unlimited events',
        text: 'List every concert, class and supper, however many there are.',
      },
      {
        icon: 'chart',
        heading: 'Monthly analytics report',
        text: 'See how often your page was read and how many people called, asked for directions or opened your site.',
      },
    ],
  },
  plans: {
    heading: 'Two plans',
    items: [
      {
        name: 'Basic',
        price: 'Free',
        tier: 'Tier 3 in search',
        points: ['Name, address and area', 'Service times', 'Phone and website link', 'Up to 3 upcoming events'],
        button: { label: 'List your church', path: '/register' },
      },
      {
        name: 'Premium',
        price: `$${prices.featuredMonthly} per month`,
        alternative: `or $${prices.featuredAnnual} per year (Save $${prices.annualSaving}, ${prices.annualFreeMonths} months free)`,
        tier: 'Tier 1 priority in search',
        points: [
          'Everything in Basic',
          'Featured badge',
          'Unlimited photos',
          'YouTube sermon integration',
          'Unlimited events',
          'Monthly analytics report',
          'Priority support',
        ],
        button: { label: 'Choose Premium', path: '/register' },
      },
    ],
  },
  banner: {
    heading: 'Banner advertisement',
    text: `A banner for your business at the foot of the directory costs $${prices.banner} for 1 month.`,
    button: { label: 'Order a banner', path: '/checkout?plan=banner' },
  },
  audience: { heading: 'Who will see it', items: stats.advertise },
  steps: {
    heading: 'How it works',
    items: [
      { heading: 'Choose your plan', text: 'Decide between Basic and Premium.' },
      { heading: 'Pay', text: 'Premium is paid by card, by the month or by the year. Basic listings skip this step.' },
      {
        heading: 'Start reaching people',
        text: 'Tell us about your church. We read it, publish it, and activate a featured listing within 24 hours.',
      },
    ],
  },
  closing: {
    heading: 'Questions before you begin?',
    text: 'Call us or write to us. A person answers.',
    phone: business.phone,
    phoneE164: business.phoneE164,
    email: { label: 'Email Us', path: '/contact' },
    start: { label: 'Start Today', path: '/register' },
  },
} as const
