export const churchOnboarding = {
  title: 'Church Information',
  heading: 'Tell us about your church',
  back: { label: 'Back to Pricing', path: '/advertise' },
  sections: {
    basic: 'Basic Information',
    contact: 'Contact Information',
    services: 'Service Times',
    description: 'Church Description',
    programs: 'Programs & Ministries',
    social: 'Social Media & Online Presence',
    photo: 'Church Photo',
    additional: 'Additional Information',
  },
  addService: 'Add this service time',
  removeService: (service: string) => `Remove ${service}`,
  submit: 'Submit Church Information',
  submitting: 'Submitting...',
} as const
