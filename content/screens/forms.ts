export const forms = {
  required: 'required',
  optional: 'optional',
  summary: 'Please correct the following',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
} as const
