// The name, phone, e-mail, credit and badges are SAMPLE VALUES: replace them before the site goes public.
// 361-555-0100 and example.org are reserved for examples and reach nobody.
export const business = {
  name: 'Corpus Christi Church Directory',
  shortName: 'CC Churches',
  description: 'A directory of churches, events and news for Corpus Christi and the Coastal Bend.',
  phone: '361-555-0100',
  phoneE164: '+13615550100',
  email: 'hello@example.org',
  locality: 'Corpus Christi',
  region: 'TX',
  country: 'US',
  postalPlace: 'Corpus Christi TX',
  timeZone: 'America/Chicago',
  officeHours: ['Monday to Friday: 9 AM – 5 PM', 'Saturday: 10 AM – 2 PM', 'Sunday: Closed'],
  openingHours: [
    { days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], opens: '09:00:00', closes: '17:00:00' },
    { days: ['Saturday'], opens: '10:00:00', closes: '14:00:00' },
  ],
  replyHours: 24,
  replyPromise: 'We answer within 24 hours.',
  activationHours: 24,
  siteManagedBy: { name: 'Coastal Bend Web Desk', link: 'https://www.example.org/web-desk' },
  badges: [
    { text: 'Business Association Member', link: 'https://www.example.org/membership' },
    { text: 'Business Review Profile', link: 'https://www.example.org/reviews' },
  ],
} as const

/** Whole US dollars. */
export const prices = {
  currency: 'usd',
  featuredMonthly: 49,
  featuredAnnual: 490,
  annualSaving: 98,
  annualSavingPercent: 20,
  annualFreeMonths: 2,
  banner: 99,
  bannerMonths: 1,
  renewalReminderDays: 7,
} as const

export const limits = {
  searchTextLength: 200,
  slugLength: 80,
  apiDefaultLimit: 500,
  apiMaxLimit: 1000,
  imageBytes: 5 * 1024 * 1024,
  freeUpcomingEvents: 3,
  usernameMin: 3,
  passwordMin: 6,
  zipMin: 5,
  eventDescriptionMin: 10,
  contactMessageMin: 10,
  contactNameMin: 2,
  submissionDescriptionMin: 10,
  onboardingDescriptionMin: 50,
  onboardingNameMin: 2,
  onboardingAddressMin: 5,
  onboardingCityMin: 2,
  onboardingPhoneMin: 10,
  commonPasswordsRefused: 3000,
  signInFailures: { most: 10, minutes: 15 },
  anonymousWrites: { most: 30, minutes: 60 },
} as const

export const display = {
  homeFeatured: 6,
  directoryFirst: 60,
  listPage: 60,
  feedItems: 60,
  homePlaceholders: 3,
  directorySkeletons: 6,
  regularColumns: 4,
  featuredColumns: 3,
  cardServiceTimes: 2,
  featuredServiceTimes: 3,
  featuredDescriptionLines: 3,
  neighbors: 4,
  churchEvents: 6,
  recentActivity: 3,
  toastMaxWidth: 420,
  readTimeDivisor: 200,
} as const

const second = 1000
const minute = 60 * second

/** Milliseconds, unless the name says days or hours. */
export const timings = {
  toast: 5 * second,
  toastRemoval: 1_000_000,
  tooltipOpen: 700,
  tooltipSkip: 300,
  paymentPopup: 3 * second,
  upgradeRefresh: 2 * second,
  publishWait: 2 * second,
  authFresh: 5 * minute,
  listFresh: 5 * minute,
  listKept: 10 * minute,
  homeFeaturedFresh: 10 * minute,
  homeFeaturedKept: 15 * minute,
  defaultFresh: 5 * minute,
  defaultKept: 10 * minute,
  readRetries: 1,
  readRetryWait: 500,
  /** After the last letter that is typed. */
  searchPause: 250,
  /** How long the former results stay before skeletons take their place. */
  skeletonWait: 200,
  /** After the page was last scrolled. */
  scrollPause: 100,
  writeRetries: 0,
  sessionIdleDays: 30,
  sessionMostDays: 180,
  passwordResetHours: 1,
} as const

export const stats = {
  /** /about shows the true number of approved churches instead when that is larger. */
  churchesListed: 11,
  about: [
    { name: 'churches', value: '11', label: 'churches listed' },
    { name: 'denominations', value: '25+', label: 'denominations' },
    { name: 'events', value: '50+', label: 'events' },
    { name: 'visitors', value: '10K+', label: 'visitors' },
  ],
  advertise: [
    { name: 'visitors', value: '10K+', label: 'monthly visitors' },
    { name: 'local', value: '75%', label: 'local' },
    { name: 'mobile', value: '95%', label: 'mobile-friendly' },
  ],
} as const

export const retention = {
  inactiveAccountYears: 3,
  analyticsMonths: 26,
  paymentYears: 7,
  contactYears: 2,
  noticeDays: 30,
  minimumAge: 13,
} as const
