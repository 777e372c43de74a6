export const upgradeSuccess = {
  title: 'Welcome to Premium!',
  includes: 'What is included',
  benefits: [
    'Tier 1 priority in search',
    'Featured badge',
    'Unlimited photos',
    'YouTube sermon integration',
    'Unlimited events',
    'Monthly analytics report',
    'Priority support',
  ],
  buttons: [
    { label: 'Go to the dashboard', path: '/dashboard' },
    { label: 'Browse the directory', path: '/directory' },
  ],
} as const
