import { z } from 'zod'
import { ChurchQuery } from './church.ts'

const number = /^-?\d{1,3}(?:\.\d+)?(?:e-\d{1,3})?$/
const isPlace = ([south = 0, west = 0, north = 0, east = 0]: number[]) =>
  south < north && west < east && [south, north].every(isLatitude) && [west, east].every(isTurn)
const isLatitude = (degrees: number) => Math.abs(degrees) <= 90
// A map that is moved once around the world goes on counting.
const isTurn = (degrees: number) => Math.abs(degrees) <= 540

const boundsWanted = 'Please give the bounds as south,west,north,east in degrees'
const zoomWanted = 'Please give the zoom as a whole number from 0 to 19'

/** What the church map can be asked for: the filter of the list, and the part of the world that the map shows. */
export const MapQuery = ChurchQuery.pick({ search: true, denomination: true, area: true }).extend({
  bounds: z
    .string(boundsWanted)
    .max(200)
    .transform((text) => text.split(',').map((part) => (number.test(part) ? Number(part) : Number.NaN)))
    .refine((numbers) => numbers.length === 4 && isPlace(numbers), boundsWanted),
  zoom: z
    .string(zoomWanted)
    .regex(/^(?:1?\d)$/, zoomWanted)
    .transform(Number),
})
export type MapQuery = z.infer<typeof MapQuery>

/** South-west corner, north-east corner; each latitude, longitude in degrees. */
export const MapBounds = z.tuple([z.tuple([z.number(), z.number()]), z.tuple([z.number(), z.number()])])
export type MapBounds = z.infer<typeof MapBounds>

/** A church as the map tells of it. */
export const MapChurch = z.strictObject({
  id: z.int(),
  slug: z.string(),
  name: z.string(),
  denomination: z.string(),
  area: z.string(),
  featured: z.boolean(),
  /** It stands somewhere in its area (ruling 19). */
  approximate: z.boolean(),
  /** Its first service line. */
  service: z.string().optional(),
  otherServices: z.int(),
})
export type MapChurch = z.infer<typeof MapChurch>

/** A marker: one church, or several that stand too near to each other to be told apart. */
export const MapPlace = z.strictObject({
  latitude: z.number(),
  longitude: z.number(),
  count: z.int(),
  /** One of them is. */
  featured: z.boolean(),
  /** Where the churches of a cluster stand. */
  bounds: MapBounds.optional(),
  /** The one church; of a cluster the first ones by rank where going nearer cannot part them, else none. */
  churches: z.array(MapChurch),
})
export type MapPlace = z.infer<typeof MapPlace>

export const MapPlaces = z.strictObject({
  /** How many churches match, in view or not. */
  total: z.int(),
  /** Where all that match stand; missing where none does. */
  bounds: MapBounds.optional(),
  places: z.array(MapPlace),
})
export type MapPlaces = z.infer<typeof MapPlaces>
