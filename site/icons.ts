import type { EventCategory } from '#content/options.ts'

const circle = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`

const calendar = ['M4 6h16v14H4Z', 'M4 10.5h16', 'M8.5 3.5v4M15.5 3.5v4']

/** One drawing per event category, as lines on a 24 by 24 grid. */
const categoryIcons = {
  music: ['M8.5 17.5V6l10-2.5V15', 'M8.5 10l10-2.5', circle(5.9, 17.5, 2.6), circle(15.9, 15, 2.6)],
  community: [
    'M12.5 11.5C9.9 9.7 8.3 8.2 8.3 6.3a2.2 2.2 0 0 1 4.2-.9 2.2 2.2 0 0 1 4.2.9c0 1.9-1.6 3.4-4.2 5.2Z',
    'M3 14.5h3c1.3 0 2.1.4 2.9 1.2h3.4a1.35 1.35 0 0 1 0 2.7H9.4',
    'M13.6 17.3l4.9-2.7a1.45 1.45 0 0 1 1.6 2.4c-2.2 1.8-4.4 3.7-7.6 3.7-3.4 0-5-1.2-9.5-1.2',
  ],
  interfaith: [circle(12, 8.6, 4.6), circle(8.4, 15, 4.6), circle(15.6, 15, 4.6)],
  education: [
    'M12 6.5C9.8 5 7 4.5 3.5 4.5v13c3.5 0 6.3.5 8.5 2 2.2-1.5 5-2 8.5-2v-13C17 4.5 14.2 5 12 6.5Z',
    'M12 6.5v13',
  ],
  youth: ['M14 2.5 7 9l3.5 8.5L19 10.5Z', 'M14 2.5l-3.5 15M7 9l12 1.5', 'M10.5 17.5c-2 .3-2.2 3.3-5.5 3.5'],
  social: [
    'M4.5 9.5h11.5v5a5 5 0 0 1-5 5h-1.5a5 5 0 0 1-5-5Z',
    'M16 11h1.5a2.5 2.5 0 0 1 0 5h-1.7',
    'M8 3.5c1 1-1 2 0 3M12.5 3.5c1 1-1 2 0 3',
  ],
  general: [...calendar, 'M8.5 14.5h2M13.5 14.5h2'],
} satisfies Record<EventCategory, string[]>

/** Lines of every drawn icon, on a 24 by 24 grid. */
export const icons = {
  ...categoryIcons,
  calendar,
  clock: [circle(12, 12, 8.5), 'M12 7.5V12l3 2'],
  pin: ['M12 21c-4.3-4.3-6.5-7.7-6.5-10.6a6.5 6.5 0 0 1 13 0C18.5 13.3 16.3 16.7 12 21Z', circle(12, 10.4, 2.4)],
  phone: [
    'M5 4.5h3.7l1.6 4.2-2 1.5a12 12 0 0 0 5.5 5.5l1.5-2 4.2 1.6V19a1.5 1.5 0 0 1-1.6 1.5C10.5 20 4 13.5 3.5 6.1A1.5 1.5 0 0 1 5 4.5Z',
  ],
  mail: ['M3.5 5.5h17v13h-17Z', 'M4 6.5l8 6.5 8-6.5'],
  feed: ['M5 11a8 8 0 0 1 8 8M5 5a14 14 0 0 1 14 14', circle(6, 18, 1)],
  share: ['M12 14.5V3.5M8 7l4-3.5L16 7', 'M6 11H5v9.5h14V11h-1'],
  arrow: ['M4.5 12h15M14 6.5l5.5 5.5-5.5 5.5'],
  back: ['M19.5 12h-15M10 6.5 4.5 12l5.5 5.5'],
  check: ['M5 12.5l4.5 4.5L19.5 7'],
  search: [circle(10.5, 10.5, 6), 'M15 15l5.5 5.5'],
  star: ['M12 3.5l2.6 5.4 5.9.8-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 1-5.9L3.5 9.7l5.9-.8Z'],
  photo: ['M3.5 5h17v14h-17Z', 'M4 17l5-5.5 3.5 3.5 2.5-2.5 5 5', circle(15.5, 9, 1.3)],
  video: ['M3.5 6h17v12.5h-17Z', 'M10.5 9.5v5.5l4.5-2.7Z'],
  map: ['M9 4.5 3.5 6.5v13l5.5-2 6 2 5.5-2v-13l-5.5 2Z', 'M9 4.5v13M15 6.5v13'],
  grid: ['M4 4h6.5v6.5H4ZM13.5 4H20v6.5h-6.5ZM4 13.5h6.5V20H4ZM13.5 13.5H20V20h-6.5Z'],
  list: ['M8.5 6H20M8.5 12H20M8.5 18H20', 'M4 6h.5M4 12h.5M4 18h.5'],
  filter: ['M4 6h16M7 12h10M10 18h4'],
  globe: [circle(12, 12, 8.5), 'M3.5 12h17', 'M12 3.5c5 5 5 12 0 17-5-5-5-12 0-17Z'],
  church: ['M12 2.5v4M10.5 4h3', 'M12 6.5l4 4V20.5H8v-10Z', 'M16 13.5l4.5 2v5h-17v-5l4.5-2', 'M12 20.5v-4'],
  directions: ['M12 3 21 12l-9 9-9-9Z', 'M9 14.5v-3h5.5M12.5 9l2.5 2.5-2.5 2.5'],
  menu: ['M4 7h16M4 12h16M4 17h16'],
  close: ['M6 6l12 12M18 6 6 18'],
  chart: ['M4 20.5h16.5', 'M6.5 17v-4M11 17V9.5M15.5 17v-6M20 17V5'],
} satisfies Record<string, string[]>

export type IconName = keyof typeof icons
