import { traditionOf, traditions } from './traditions.ts'

// By itself, so that a browser that names a scene does not load what draws it.

export const times = ['dawn', 'noon', 'dusk', 'night'] as const
export type TimeOfDay = (typeof times)[number]

/** How many coasts there are in layouts.ts. */
export const coasts = 4

/** All scenes there are; each is one published file. */
export const sceneNames: readonly string[] = traditions.flatMap((tradition) =>
  times.flatMap((time) => Array.from({ length: coasts }, (_, number) => `${tradition}-${time}-${number + 1}`)),
)

// FNV-1a: names that differ in one letter land far apart, and the same name always lands in the same place.
const hash = (text: string): number => {
  let value = 0x811c9dc5
  for (const byte of new TextEncoder().encode(text)) value = Math.imul(value ^ byte, 0x01000193) >>> 0
  return (value ^ (value >>> 15)) >>> 0
}

/** The scene of a church: the building by its tradition, hour and coast by its name. */
export const sceneName = ({ name, denomination }: { name: string; denomination: string }): string => {
  const seed = hash(name)
  const time = times[seed % times.length]
  const layout = Math.floor(seed / times.length) % coasts
  return `${traditionOf(denomination)}-${time}-${layout + 1}`
}
