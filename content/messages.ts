// What the site says when something happened, is missing or failed. Messages of form rules live in the contract.
export const messages = {
  churchNotFound: 'Church not found or failed to load. Please try again later.',
  featuredFailed: 'Failed to load featured churches. Please try again later.',
  homeFeaturedFailed: 'Failed to fetch featured churches',
  imageNotAvailable: 'Image not available',
  paymentUnavailable: {
    title: 'Payment System Unavailable',
    text: 'Payment processing is currently being set up. Please contact us directly for advertising inquiries.',
    sentence:
      'Payment System Unavailable. Payment processing is currently being set up. Please contact us directly for advertising inquiries.',
  },
  notFound: {
    title: '404 Page Not Found',
    text: 'Nothing is published at this address. It may have moved, or the link may be mistyped.',
  },
  redirecting: 'Redirecting to news...',
  directory: {
    failed: 'Failed to load churches. Please try again later.',
    empty: 'No Churches Found',
    emptyText: 'Try fewer words, another area, or clear the filters.',
    loading: 'Loading churches',
  },
  featured: {
    empty: 'No featured churches right now',
    emptyText: 'All churches are in the directory.',
  },
  events: {
    failed: 'Failed to load events. Please try again later.',
    empty: 'No Events Found',
    emptyText: 'Nothing is planned yet. If your church has something coming up, tell the town about it.',
  },
  event: {
    failed: 'Failed to load event details. Please try again later.',
    notFound: 'Event not found.',
    over: 'This event is over.',
  },
  news: {
    loading: 'Loading articles...',
    empty: 'No Articles Available',
    emptyText: 'Check back soon for new articles and updates!',
  },
  article: {
    loading: 'Loading article...',
    notFound: 'Article Not Found',
    notFoundText: "The article you're looking for doesn't exist.",
    linkCopied: 'Link copied',
    linkNotCopied: 'The link could not be copied. Copy it from the address bar.',
  },
  contact: {
    thanks: {
      title: 'Thank You!',
      text: "Your message has been sent successfully. We'll get back to you within 24 hours.",
    },
  },
  dashboard: {
    noChurches: 'No churches yet',
    noChurchesText: 'Add your church and it will be listed once it has been approved.',
    noAnalytics: 'No analytics available',
    noAnalyticsText: 'Counts are kept for premium listings.',
    changesWaiting: 'Changes waiting for review',
    countingRule:
      'Each visitor counts once per church, kind and day. Search engines and your own visits are not counted.',
  },
  admin: {
    empty: 'All caught up!',
    emptyText: 'No pending church submissions to review.',
    noEvents: 'No pending event submissions to review.',
  },
  payment: {
    successful: 'Payment Successful!',
    privileges:
      'Your featured listing privileges are enabled. You may now submit your church for approval by our team.',
    waiting: "Waiting for the payment provider's confirmation",
    confirmedUntil: (date: string) => `Confirmed: featured until ${date}`,
    signInFirst: 'Sign in to buy a featured listing. You will come back to this page.',
  },
  subscribe: { preparing: 'Setting up your subscription...' },
  upgrade: {
    welcome: 'Welcome to Premium!',
    cancelled: 'Upgrade Cancelled',
    cancelledText: 'No charges were made to your account.',
  },
  eventForm: {
    waits: 'You are not signed in, so your event appears once we have read it.',
    freeLimit: (most: number) => `A free account can have ${most} upcoming events at a time.`,
    freeLimitReached: (most: number) =>
      `You already have ${most} upcoming events. Remove one, or choose a premium listing for more.`,
  },
  /** Where a text depends on the server's answer, `text` is what is said when it gives none. */
  toasts: {
    eventFailed: {
      title: 'Submission Failed',
      text: 'There was an error submitting your event. Please try again.',
    },
    eventSubmitted: {
      title: 'Event Submitted Successfully',
      text: 'Your event has been submitted and will appear in our events listing.',
    },
    contactFailed: { title: 'Error sending message', text: 'Please try again later.' },
    paymentFailed: { title: 'Payment Failed', text: 'Please check your card details and try again.' },
    paymentProcessing: { title: 'Payment Processing', text: 'Redirecting to confirmation page...' },
    subscriptionActive: {
      title: 'Subscription Active',
      text: 'Your church is now featured! Welcome to premium visibility.',
    },
    onboardingFailed: {
      title: 'Submission Failed',
      text: 'There was an error submitting your information. Please try again.',
    },
    onboardingSubmitted: {
      title: 'Submission Successful!',
      text: "Your church information has been submitted. We'll activate your featured listing within 24 hours.",
    },
    fileTooLarge: { title: 'File Too Large', text: 'Please select an image smaller than 5MB' },
    approveFailed: { title: 'Error', text: 'Failed to approve church' },
    rejectFailed: { title: 'Error', text: 'Failed to reject church' },
    approved: { title: 'Success', text: 'Church approved successfully' },
    rejected: { title: 'Success', text: 'Church rejected successfully' },
    loginFailed: { title: 'Login Failed', text: 'Invalid credentials' },
    loginUnreachable: { title: 'Error', text: 'Failed to log in. Please try again.' },
    loggedIn: { title: 'Login Successful', text: 'Welcome back!' },
    registerFailed: { title: 'Registration Failed', text: 'Failed to create account' },
    registerUnreachable: { title: 'Error', text: 'Failed to create account. Please try again.' },
    registered: {
      title: 'Account Created',
      text: 'Your account has been created successfully. Please sign in.',
    },
    loggedOut: { title: 'Logged Out', text: 'You have been successfully logged out.' },
    upgradeFailed: { title: 'Error', text: 'Failed to start upgrade process' },
    churchFailed: { title: 'Submission Failed', text: 'Failed to submit church listing' },
    churchUnreachable: { title: 'Error', text: 'Failed to submit church listing. Please try again.' },
    churchSubmitted: {
      title: 'Church Submitted Successfully',
      text: "Your church listing has been submitted for review. You'll be notified once it's approved.",
    },
    featuredChurchSubmitted: {
      title: 'Church Submitted Successfully',
      text: "Your featured church listing has been submitted for review. You'll receive enhanced visibility once approved!",
    },
    subscriptionFailed: { title: 'Setup Failed', text: 'Failed to initialize subscription' },
    subscriptionUnreachable: { title: 'Error', text: 'Please log in to subscribe to featured listings' },
  },
} as const
