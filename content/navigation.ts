export interface NavigationEntry {
  path: string
  label: string
  highlighted?: boolean
}

/** The top navigation of everyone. */
export const navigation: readonly NavigationEntry[] = [
  { path: '/', label: 'Home' },
  { path: '/featured', label: 'Featured' },
  { path: '/directory', label: 'Directory' },
  { path: '/events', label: 'Events' },
  { path: '/news', label: 'News' },
  { path: '/about', label: 'About' },
  { path: '/advertise', label: 'Advertise' },
  { path: '/contact', label: 'Contact' },
]

export const signedOutNavigation: readonly NavigationEntry[] = [{ path: '/login', label: 'Sign In' }]

export const signedInNavigation: readonly NavigationEntry[] = [
  { path: '/dashboard', label: 'Dashboard', highlighted: true },
]

export const adminNavigation: readonly NavigationEntry[] = [{ path: '/admin', label: 'Admin', highlighted: true }]

export const footerLinks: readonly NavigationEntry[] = [
  { path: '/', label: 'Home' },
  { path: '/directory', label: 'Directory' },
  { path: '/events', label: 'Events' },
  { path: '/about', label: 'About' },
  { path: '/advertise', label: 'Advertise' },
  { path: '/contact', label: 'Contact' },
  { path: '/church-submission', label: 'Submit Church' },
  { path: '/event-submission', label: 'Submit Event' },
  { path: '/terms', label: 'Terms' },
  { path: '/privacy', label: 'Privacy' },
]

export const navigationLabels = {
  main: 'Main',
  footer: 'Footer',
  skip: 'Skip to the content',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  siteManagedBy: 'Site Managed by',
  signOut: 'Sign Out',
} as const
