import { prices } from './business.ts'

/** `amount` is whole US dollars; `description` is what the payment request must carry, word for word. */
export const plans = {
  'featured-monthly': {
    plan: 'featured',
    billing: 'monthly',
    title: 'Featured Church Listing',
    description: 'Featured Church Listing - Monthly',
    amount: prices.featuredMonthly,
    months: 1,
    price: `$${prices.featuredMonthly} per month`,
  },
  'featured-annual': {
    plan: 'featured',
    billing: 'annual',
    title: 'Featured Church Listing',
    description: 'Featured Church Listing - Annual',
    amount: prices.featuredAnnual,
    months: 12,
    price: `$${prices.featuredAnnual} per year`,
  },
  banner: {
    plan: 'banner',
    billing: 'monthly',
    title: 'Banner Advertisement',
    description: 'Banner Advertisement - 1 Month',
    amount: prices.banner,
    months: prices.bannerMonths,
    price: `$${prices.banner} for 1 month`,
  },
} as const

export type PlanType = keyof typeof plans

export const defaultPlan: PlanType = 'featured-monthly'

/** The intervals that an upgrade can be asked for, and the plan that each one buys. */
export const upgradeIntervals = { monthly: 'featured-monthly', yearly: 'featured-annual' } as const
