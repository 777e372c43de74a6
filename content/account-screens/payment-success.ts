export const paymentSuccess = {
  title: 'Payment',
  buttons: [
    { label: 'Submit your church', path: '/church-submission' },
    { label: 'Go to the dashboard', path: '/dashboard' },
    { label: 'Browse the directory', path: '/directory' },
  ],
} as const
