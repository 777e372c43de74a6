export const notFound = {
  home: { label: 'Go to the home page', path: '/' },
  directory: { label: 'Browse the directory', path: '/directory' },
} as const
