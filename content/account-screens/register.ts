export const register = {
  title: 'Create Account',
  heading: 'Create Account',
  username: 'Username',
  email: 'E-mail',
  password: 'Password',
  confirmPassword: 'Confirm password',
  submit: 'Create Account',
  submitting: 'Creating Account...',
  toLogin: { label: 'Already have an account? Sign in here', path: '/login' },
} as const
