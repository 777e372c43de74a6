import type { Tradition } from './traditions.ts'

/** Path data by colour. The foot's middle is at 0,0 and one unit is a point of the scene. */
export interface Building {
  /** What stands behind: naves and side walls. */
  shade: string
  wall: string
  roof: string
  /** Windows and doors. */
  glow: string
}

const arch = (x: number, foot: number, width: number, height: number) => {
  const half = width / 2
  return `M${x - half} ${foot}v${half - height}a${half} ${half} 0 0 1 ${width} 0v${height - half}z`
}
const cross = (x: number, foot: number, height: number) =>
  `M${x - 1} ${foot}v${-height}h2v${height}zM${x - height / 3} ${foot - height * 0.7}h${(height / 3) * 2}v2h${(-height / 3) * 2}z`

export const buildings: Record<Tradition, Building> = {
  mission: {
    shade: 'M-104 0v-50h80V0z',
    wall: 'M-44 0v-66q0-14 12-16v-20q2-14 18-16q4-14 14-14t14 14q16 2 18 16v20q12 2 12 16V0z',
    roof: `M-110-50l8-14h70v14z${cross(0, -132, 18)}`,
    glow: [
      arch(0, 0, 20, 34),
      arch(-16, -82, 13, 22),
      arch(16, -82, 13, 22),
      arch(0, -106, 11, 18),
      arch(-84, -14, 9, 20),
      arch(-62, -14, 9, 20),
    ].join(''),
  },
  tower: {
    shade: 'M0 0v-52h92V0z',
    wall: 'M-30 0v-118h5v-8h8v8h9v-8h8v8h9v-8h8v8h9v-8h4V0z',
    roof: `M0-52l14-26h72l14 26z${cross(-5, -126, 22)}`,
    glow: [
      arch(-2, 0, 18, 32),
      arch(-12, -84, 9, 22),
      arch(8, -84, 9, 22),
      arch(46, -12, 9, 24),
      arch(64, -12, 9, 24),
      arch(82, -12, 9, 24),
    ].join(''),
  },
  steeple: {
    shade: 'M20 0v-56h72V0z',
    wall: 'M-32 0v-58L0-88l32 30V0zM-13-76v-36h26v36z',
    roof: `M-17-110L0-176l17 66zM0-94L-38-60l5 6L0-82L33-54h65L84-84H14z${cross(0, -174, 16)}`,
    glow: [arch(0, 0, 18, 32), arch(0, -92, 9, 16), arch(50, -16, 9, 24), arch(72, -16, 9, 24)].join(''),
  },
  chapel: {
    shade: 'M10 0v-48h84V0z',
    wall: 'M-40 0v-50L0-84l40 34V0zM-9-72v-34h18v34z',
    roof: `M0-92L-48-52l5 7L0-80L43-45h59L88-78H17zM-14-104L0-122l14 18z${cross(0, -120, 14)}`,
    glow: [arch(-20, -14, 9, 22), arch(20, -14, 9, 22), arch(0, 0, 16, 30), 'M58-34h11v20H58zM78-34h11v20H78z'].join(
      '',
    ),
  },
  hall: {
    shade: 'M-106 0v-42h70V0z',
    wall: 'M-50 0v-64L54-96V0z',
    roof: `M-58-60L64-99v7L-58-52zM-110-48h62v7h-62zM80 0v-116h6V0zM68-94h30v5H68z`,
    glow: 'M-36 0v-48l18-5V0zM-14 0v-54l18-6V0zM8 0v-61l18-5V0zM30 0v-68l14-4V0zM-96-30h12v16h-12zM-76-30h12v16h-12z',
  },
  dome: {
    shade: 'M-86 0v-50H86V0z',
    wall: 'M-34 0v-74h68V0zM-22-70v-16h44v16zM-76 0v-66h22V0zM54 0v-66h22V0z',
    roof: `M-27-84q0-34 27-42q27 8 27 42zM-79-64q2-16 14-22q12 6 14 22zM51-64q2-16 14-22q12 6 14 22z${cross(0, -124, 20)}${cross(-65, -84, 12)}${cross(65, -84, 12)}`,
    glow: [
      arch(0, 0, 20, 36),
      arch(-22, -20, 8, 26),
      arch(22, -20, 8, 26),
      arch(-65, -24, 8, 22),
      arch(65, -24, 8, 22),
    ].join(''),
  },
  synagogue: {
    shade: 'M-94 0v-54H94V0z',
    wall: 'M-48 0v-84h96V0zM-14-100a7 7 0 0 1 14 0a7 7 0 0 1 14 0v18h-28z',
    roof: 'M-53-88h106v8H-53zM-98-58h46v7h-46zM52-58h46v7H52z',
    glow: [
      arch(0, 0, 24, 40),
      arch(-30, -22, 12, 40),
      arch(30, -22, 12, 40),
      arch(-74, -14, 11, 28),
      arch(74, -14, 11, 28),
      'M-10-98h7v2h-7zM-10-93h7v2h-7zM3-98h7v2H3zM3-93h7v2H3z',
    ].join(''),
  },
}
