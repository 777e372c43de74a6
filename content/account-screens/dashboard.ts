import { prices } from '../business.ts'

export const dashboard = {
  title: 'Dashboard',
  greeting: (username: string) => `Welcome back, ${username}`,
  addChurch: { label: 'Add New Church', path: '/church-onboarding' },
  signOut: 'Sign Out',
  tabs: { overview: 'Overview', churches: 'My Churches', analytics: 'Analytics', billing: 'Billing' },
  overview: {
    totalChurches: 'Total Churches',
    approvedAndPending: (approved: number, pending: number) => `${approved} approved, ${pending} pending`,
    premiumListings: 'Premium Listings',
    monthlyViews: 'Monthly Views',
    websiteClicks: 'Website Clicks',
    recentActivity: 'Recent Activity',
    quickActions: 'Quick Actions',
    actions: [
      { label: 'Add a church', path: '/church-onboarding' },
      { label: 'Advertise', path: '/advertise' },
      { label: 'Contact us', path: '/contact' },
    ],
  },
  churches: {
    statusLabels: { pending: 'Pending', approved: 'Approved', rejected: 'Rejected', withdrawn: 'Withdrawn' },
    premium: 'Premium',
    added: (date: string) => `Added ${date}`,
    recently: 'Recently',
    view: 'View',
    edit: 'Edit',
    add: { label: 'Add Church', path: '/church-onboarding' },
  },
  analytics: {
    profileViews: 'Profile Views',
    websiteClicks: 'Website Clicks',
    phoneClicks: 'Phone Clicks',
    directionRequests: 'Direction Requests',
    upgrade: { label: 'Upgrade to Premium', path: '/advertise' },
  },
  billing: {
    monthly: {
      heading: 'Monthly Plan',
      badge: 'Popular',
      price: `$${prices.featuredMonthly} per month`,
      button: 'Choose monthly',
    },
    annual: {
      heading: 'Annual Plan',
      badge: 'Save $98',
      note: '2 months free',
      price: `$${prices.featuredAnnual} per year`,
      button: 'Choose annual',
    },
    premiumStatus: 'Premium Status',
    premiumChurches: (count: number) => (count === 1 ? '1 premium church' : `${count} premium churches`),
    active: 'Active',
  },
} as const
