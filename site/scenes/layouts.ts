/** One stretch of coast, in a field of 640 × 360. */
export interface Layout {
  disc: readonly [x: number, y: number]
  gulls: readonly [x: number, y: number]
  /** What is seen beyond the water: filled shapes and thin lines. */
  far: { shapes: string; lines?: string }
  /** Where the building stands. */
  building: number
  ground: number
  /** Palms, measured across from the building. */
  palms: readonly (readonly [x: number, y: number, size: number])[]
  dune: string
  front: string
  grass: string
}

/** A palm whose foot is at 0,0 and that is about 110 high. */
export const palm = {
  trunk: 'M0 0q-2-56 14-96',
  crown:
    'M14-96q-18-22-44-8q24-4 36 12q-24-2-32 20q16-14 34-14q-8 12-2 26q4-16 12-22q14 6 18 22q4-18-8-28q18 0 28 12q-6-22-30-22q10-14 30-10q-22-14-38 2z',
}

const tuft = (x: number, y: number) => `M${x} ${y}q-2-14-10-22M${x + 2} ${y}q0-16 4-26M${x + 4} ${y}q4-12 12-16`

export const layouts: readonly Layout[] = [
  {
    // The harbor bridge across the ship channel.
    disc: [470, 96],
    gulls: [360, 70],
    far: {
      shapes: 'M0 214v-9q60-8 130-4t120 3h390v10zM452 120h5v94h-5zM552 120h5v94h-5zM330 190h310v4H330z',
      lines:
        'M454 122L350 190M454 122L385 190M454 122L420 190M454 122L503 190M554 122L503 190M554 122L590 190M554 122L625 190',
    },
    building: 190,
    ground: 296,
    palms: [
      [-132, 304, 1.25],
      [150, 306, 0.95],
    ],
    dune: 'M0 288q90-26 200-22t210 22q120 20 230 4v68H0z',
    front: 'M0 322q130-34 290-12t350 0v50H0z',
    grass: tuft(60, 322) + tuft(420, 318) + tuft(560, 322),
  },
  {
    // Sails on the bay.
    disc: [150, 110],
    gulls: [230, 60],
    far: {
      shapes:
        'M0 214v-5h640v5zM92 206h34l-6 8H98zM108 150v52h24zM105 162v40H88zM246 208h22l-4 6h-14zM257 174v32h15zM255 182v24h-11z',
    },
    building: 450,
    ground: 298,
    palms: [
      [116, 304, 1.15],
      [142, 308, 0.85],
      [-150, 308, 0.8],
    ],
    dune: 'M0 300q120 10 230-14t220-18q110-4 190 20v72H0z',
    front: 'M0 318q150-18 310 2t330-14v54H0z',
    grass: tuft(120, 318) + tuft(262, 322) + tuft(596, 314),
  },
  {
    // A barrier island with its palms.
    disc: [330, 84],
    gulls: [440, 88],
    far: {
      shapes:
        'M300 214q40-16 120-18t220 10v8zM520 198q-2-20 4-32h3q-6 14-4 32zM525 164q-12-8-18 2q10-4 16 0q-8 2-8 10q8-10 12-10q6 2 8 10q2-8-6-11q8-3 12 3q-2-12-16-4zM548 200q0-16 4-24h3q-5 12-4 24zM553 175q-10-6-14 2q8-3 12 1q10-2 14 4q-2-10-12-7z',
    },
    building: 160,
    ground: 300,
    palms: [
      [138, 306, 1.3],
      [-118, 308, 1],
    ],
    dune: 'M0 280q100-16 210-6t210 30q110 14 220-6v62H0z',
    front: 'M0 328q180-30 340-14t300-6v52H0z',
    grass: tuft(30, 324) + tuft(350, 320) + tuft(520, 322),
  },
  {
    // A shrimp boat going home under a long cloud.
    disc: [96, 84],
    gulls: [300, 92],
    far: {
      shapes: 'M0 214v-4q200-14 380-6h260v10zM168 196h66l-9 18h-48zM186 182h18v14h-18zM210 196v-44h3v44z',
      lines: 'M211 154L160 180M211 154L262 176M420 60q40-14 80-4q30-12 70 0M440 72h110',
    },
    building: 470,
    ground: 296,
    palms: [
      [-138, 306, 1.2],
      [-112, 310, 0.85],
      [136, 308, 0.95],
    ],
    dune: 'M0 304q130-6 260-22t220-14q90 2 160 18v74H0z',
    front: 'M0 312q110 14 270 8t370-6v46H0z',
    grass: tuft(70, 322) + tuft(230, 324) + tuft(400, 324),
  },
]
