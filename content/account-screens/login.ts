export const login = {
  title: 'Sign In',
  heading: 'Sign In',
  username: 'Username',
  password: 'Password',
  submit: 'Sign In',
  submitting: 'Signing in...',
  toRegister: { label: 'Need an account? Sign up here', path: '/register' },
  forgot: { label: 'Forgot your password?', path: '/reset-password' },
} as const
