export const admin = {
  title: 'Church Approval Dashboard',
  heading: 'Church Approval Dashboard',
  eventsHeading: 'Pending events',
  approve: 'Approve',
  approving: 'Approving...',
  reject: 'Reject',
  rejecting: 'Rejecting...',
  reason: 'Reason (optional)',
  current: 'Published now',
  proposed: 'Proposed',
} as const
