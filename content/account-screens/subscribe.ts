import { prices } from '../business.ts'

export const subscribe = {
  title: 'Subscribe',
  heading: 'Featured Church Listing',
  price: `$${prices.featuredMonthly} per month`,
  benefits: [
    'Enhanced visibility',
    'Detailed analytics',
    'Priority placement in search',
    'Monthly performance reports',
  ],
  submit: 'Subscribe Now',
  contact: 'Write to us',
} as const
