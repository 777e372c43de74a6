import type { TimeOfDay } from './scene-name.ts'

export interface Palette {
  sky: readonly [top: string, low: string]
  /** Sun or moon. */
  disc: string
  water: readonly [far: string, near: string]
  far: string
  dune: string
  front: string
  wall: string
  shade: string
  roof: string
  glow: string
  palm: string
}

export const palettes: Record<TimeOfDay, Palette> = {
  dawn: {
    sky: ['#8fc3cb', '#fde4c3'],
    disc: '#f4c95d',
    water: ['#8fc0c2', '#0b6680'],
    far: '#6fa3ac',
    dune: '#f0dfc0',
    front: '#dcc394',
    wall: '#fffaf1',
    shade: '#dfd0bb',
    roof: '#b8452a',
    glow: '#0f3d4c',
    palm: '#1d5a58',
  },
  noon: {
    sky: ['#4ba6c2', '#dff1f0'],
    disc: '#fff6d8',
    water: ['#3b9db2', '#0b6680'],
    far: '#5b97a5',
    dune: '#faf0da',
    front: '#e8d5ab',
    wall: '#ffffff',
    shade: '#d3dedd',
    roof: '#b8452a',
    glow: '#0f3d4c',
    palm: '#2b6b57',
  },
  dusk: {
    sky: ['#4d5c86', '#f6ae74'],
    disc: '#f4c95d',
    water: ['#c98f7c', '#0f3d4c'],
    far: '#6b5470',
    dune: '#c79a78',
    front: '#8d6650',
    wall: '#f0cfac',
    shade: '#bd8f75',
    roof: '#75302a',
    glow: '#fff0b4',
    palm: '#15323c',
  },
  night: {
    sky: ['#08222c', '#1f5a6d'],
    disc: '#faf6ef',
    water: ['#17505f', '#072730'],
    far: '#0d3845',
    dune: '#4f6d70',
    front: '#2c4a50',
    wall: '#b9cbc9',
    shade: '#7f9c9f',
    roof: '#0b2a35',
    glow: '#f4c95d',
    palm: '#051c25',
  },
}
