export const churchSubmission = {
  title: 'Submit Your Church',
  heading: 'Submit Your Church',
  sections: {
    basic: 'Basic Information',
    location: 'Location Information',
    contact: 'Contact Information',
    services: 'Service Times',
  },
  addService: 'Add Another Service Time',
  removeService: 'Remove',
  cancel: { label: 'Cancel', path: '/dashboard' },
  submit: 'Submit Church',
  submitting: 'Submitting...',
} as const
