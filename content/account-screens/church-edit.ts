export const churchEdit = {
  title: 'Edit Your Church',
  heading: 'Edit Your Church',
  submit: 'Save Changes',
  submitting: 'Saving...',
} as const
