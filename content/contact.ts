import { business } from './business.ts'

export const contact = {
  title: 'Contact',
  description: 'Reach the Corpus Christi Church Directory by phone, e-mail or message. We answer within 24 hours.',
  heading: 'Contact Us',
  intro: 'Tell us what is missing, what is wrong, or what you would like to list.',
  details: {
    heading: 'Contact details',
    phoneLabel: 'Phone',
    phone: business.phone,
    phoneE164: business.phoneE164,
    emailLabel: 'E-mail',
    email: business.email,
    placeLabel: 'Place',
    place: `${business.locality}, ${business.region}`,
    promise: business.replyPromise,
  },
  direct: {
    heading: 'Send us a message',
    text: 'Write an e-mail or call, and name the church or the event it is about.',
    write: 'Write an e-mail',
    call: 'Call us',
  },
  hours: { heading: 'Office Hours', lines: business.officeHours },
  form: {
    heading: 'Send a message',
    name: 'Name',
    email: 'E-mail',
    subject: 'Subject',
    subjectPlaceholder: 'Select a subject',
    message: 'Message',
    messageHint: 'At least 10 characters.',
    send: 'Send Message',
    sending: 'Sending...',
    close: 'Close',
  },
  faq: {
    heading: 'Frequently Asked Questions',
    // `until` is the answer while the screen at its path is still to come.
    items: [
      {
        question: 'How do I list my church?',
        answer:
          'Create an account, open your dashboard and submit the church. We read every listing before it is published.',
        until: {
          path: '/church-submission',
          answer:
            'Write to us with its name, address, service times and a phone number. We read every listing before it is published.',
        },
      },
      { question: 'What does it cost?', answer: 'A basic listing is free. Premium listings and banners are paid.' },
      {
        question: 'How can my church be featured?',
        answer: 'With a premium listing. The advertising page shows the plans and what each contains.',
        link: { label: 'See the plans', path: '/advertise' },
      },
      {
        question: 'A service time is wrong. What can I do?',
        answer:
          'If you look after the listing, change it from your dashboard: times are live at once. If not, write to us and name the church.',
        until: { path: '/dashboard', answer: 'Write to us, name the church, and tell us the right time.' },
      },
      {
        question: 'Can anyone submit an event?',
        answer: 'Yes. With an account your event appears at once. Without one it appears after we have read it.',
        until: {
          path: '/event-submission',
          answer: 'Yes. Write to us with the day, the time and the place. The event appears after we have read it.',
        },
        link: { label: 'Submit an event', path: '/event-submission' },
      },
    ],
  },
} as const
