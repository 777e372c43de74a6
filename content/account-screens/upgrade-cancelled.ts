export const upgradeCancelled = {
  title: 'Upgrade Cancelled',
  links: [
    { label: 'Back to the dashboard', path: '/dashboard' },
    { label: 'See the plans', path: '/advertise' },
  ],
} as const
