/** Latitude, longitude in degrees (WGS 84). */
export type Position = readonly [latitude: number, longitude: number]
/** South-west corner, north-east corner. */
export type Bounds = readonly [southWest: Position, northEast: Position]

export interface MapArea {
  name: string
  centre: Position
  bounds: Bounds
  colour: string
}

// The rectangles are rough and do not overlap, so that a click always means one area.
export const mapAreas: readonly MapArea[] = [
  {
    name: 'Downtown',
    centre: [27.7935, -97.3955],
    bounds: [
      [27.779, -97.406],
      [27.808, -97.385],
    ],
    colour: '#0b6680',
  },
  {
    name: 'North Side',
    centre: [27.82, -97.428],
    bounds: [
      [27.8, -97.45],
      [27.84, -97.406],
    ],
    colour: '#b8452a',
  },
  {
    name: 'North East',
    centre: [27.827, -97.3875],
    bounds: [
      [27.809, -97.405],
      [27.845, -97.37],
    ],
    colour: '#75589a',
  },
  {
    name: 'North West',
    centre: [27.8325, -97.5255],
    bounds: [
      [27.8, -97.6],
      [27.865, -97.451],
    ],
    colour: '#4f7a3a',
  },
  {
    name: 'Flour Bluff',
    centre: [27.6525, -97.28],
    bounds: [
      [27.625, -97.32],
      [27.68, -97.24],
    ],
    colour: '#b8831a',
  },
  {
    name: 'South Side',
    centre: [27.6835, -97.383],
    bounds: [
      [27.645, -97.42],
      [27.722, -97.346],
    ],
    colour: '#2f5d9b',
  },
  {
    name: 'East Side',
    centre: [27.7505, -97.378],
    bounds: [
      [27.723, -97.406],
      [27.778, -97.35],
    ],
    colour: '#a83f6b',
  },
  {
    name: 'West Side',
    centre: [27.7645, -97.4635],
    bounds: [
      [27.73, -97.52],
      [27.799, -97.407],
    ],
    colour: '#8a5a33',
  },
  {
    name: 'Calallen',
    centre: [27.8675, -97.6455],
    bounds: [
      [27.83, -97.69],
      [27.905, -97.601],
    ],
    colour: '#2e7d6b',
  },
  {
    name: 'OSO',
    centre: [27.7015, -97.3225],
    bounds: [
      [27.681, -97.345],
      [27.722, -97.3],
    ],
    colour: '#566a78',
  },
  {
    name: 'Southtown',
    centre: [27.687, -97.4605],
    bounds: [
      [27.645, -97.5],
      [27.729, -97.421],
    ],
    colour: '#76761f',
  },
]

/** Areas that can be chosen for a church but are not drawn on the area map. */
const centresOffTheAreaMap: Record<string, Position> = {
  'Corpus Christi Bay': [27.78164, -97.37218],
  Portland: [27.87725, -97.32388],
  Annaville: [27.84817, -97.57512],
  Robstown: [27.79031, -97.66889],
  'Far North': [27.89143, -97.58726],
  'South East': [27.67412, -97.36158],
  'South West': [27.72236, -97.47915],
}

/** The centre of an area in its canonical spelling, or undefined for one that nobody has placed. */
export function areaCentre(area: string): Position | undefined {
  const drawn = mapAreas.find(({ name }) => name === area)
  return drawn?.centre ?? (Object.hasOwn(centresOffTheAreaMap, area) ? centresOffTheAreaMap[area] : undefined)
}

// Only churches that are public are named here: this file is sent to the browser. Two of the sample churches are left
// out on purpose and show as approximate.
export const churchPositions: Record<string, Position> = {
  'Harbor Bell Baptist Church': [27.79612, -97.39784],
  'Iglesia San José del Mar': [27.77231, -97.43856],
  "St. Brendan's-by-the-Bay Episcopal Church": [27.74417, -97.38623],
  'Windmill Road Methodist Church': [27.86238, -97.63417],
  'Pelican Flats Church of Christ': [27.65873, -97.28641],
  'Congregation Ohel Yam': [27.69342, -97.38127],
  'Oso Dunes Community Church': [27.69187, -97.34312],
  'Templo Brisa de Gracia': [27.80764, -97.42138],
  "The Shepherd's Table & Open Door Fellowship of the Coastal Bend": [27.84926, -97.57813],
}

/** Where a church is put that has neither a looked-up position nor a known area: the middle of the city. */
export const defaultPosition: Position = [27.80058, -97.39638]

/** Heights in CSS pixels. The church map starts on San Antonio and fits itself to its markers once it has any. */
export const churchMap = {
  height: 600,
  zoom: 11,
  centre: [29.42412, -98.49363],
  /** No nearer than this when it fits itself to its markers. */
  fitZoom: 15,
  /** Milliseconds without a move before the markers of what is now in view are asked for. */
  movePause: 200,
} as const satisfies { height: number; zoom: number; centre: Position; fitZoom: number; movePause: number }

/** The area map starts on Nueces County and goes nearer when an area is chosen. */
export const areaMap = {
  height: 400,
  zoom: 10,
  areaZoom: 12,
  centre: [27.73854, -97.52249],
} as const satisfies { height: number; zoom: number; areaZoom: number; centre: Position }

/** The nearest and the farthest that the tiles are shown. */
export const mapZooms = { nearest: 19, farthest: 5 } as const

export const markerColours = { featured: '#b3261e', regular: '#1f5fa8' } as const
