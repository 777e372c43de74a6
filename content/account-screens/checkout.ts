export const checkout = {
  title: 'Checkout',
  heading: 'Checkout',
  plan: 'Plan',
  nextPayment: 'Next payment',
  cardOnly: 'Payment by card only.',
  pay: (amount: number) => `Pay $${amount}`,
  processing: 'Processing...',
  contact: { label: 'Contact us', path: '/contact' },
} as const
