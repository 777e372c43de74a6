import { admin } from './account-screens/admin.ts'
import { checkout } from './account-screens/checkout.ts'
import { churchEdit } from './account-screens/church-edit.ts'
import { churchFields } from './account-screens/church-fields.ts'
import { churchOnboarding } from './account-screens/church-onboarding.ts'
import { churchSubmission } from './account-screens/church-submission.ts'
import { dashboard } from './account-screens/dashboard.ts'
import { login } from './account-screens/login.ts'
import { paymentSuccess } from './account-screens/payment-success.ts'
import { register } from './account-screens/register.ts'
import { subscribe } from './account-screens/subscribe.ts'
import { upgradeCancelled } from './account-screens/upgrade-cancelled.ts'
import { upgradeSuccess } from './account-screens/upgrade-success.ts'

/** The words of the screens behind sign-in and payment: headings, labels, buttons. Grouped by screen. */
export const accountScreens = {
  login,
  register,
  dashboard,
  churchSubmission,
  churchEdit,
  churchOnboarding,
  churchFields,
  checkout,
  paymentSuccess,
  subscribe,
  upgradeSuccess,
  upgradeCancelled,
  admin,
} as const
