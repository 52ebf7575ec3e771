// Panel van, and the people mover made of it.
import suv from './suv.js'

/** Mid-size panel van: 5.0 long, 1.94 wide, 1.96 high. */
export const van = {
  ...suv,
  name: 'van',
  W: 1.94,
  wb: 3.0,
  wheelR: 0.345,
  archR: 0.385,
  tyreW: 0.22,
  belt: 1.14,
  top: [
    [2.6, 0.92],
    [2.4, 1.0],
    [2.1, 1.08],
    [1.7, 1.15],
    [1.2, 1.17],
    [0, 1.17],
    [-2.7, 1.19],
  ],
  crown: 0.06,
  width: [
    [2.5, 0.83],
    [2.1, 0.91],
    [1.5, 0.95],
    [0.5, 0.95],
    [-1.5, 0.955],
    [-2.1, 0.945],
    [-2.6, 0.92],
  ],
  section: [
    [0.16, -0.06],
    [0.28, -0.022],
    [0.42, -0.006],
    [0.6, 0],
    [0.8, 0],
    [1.0, -0.004],
    [1.14, -0.02],
    [1.3, -0.05],
  ],
  nose: [
    [0.18, 2.28],
    [0.28, 2.4],
    [0.4, 2.45],
    [0.52, 2.45],
    [0.65, 2.435],
    [0.8, 2.4],
    [0.95, 2.34],
    [1.1, 2.22],
  ],
  noseZ: [0.22, 0.32],
  tail: [
    [0.2, -2.48],
    [0.32, -2.54],
    [0.45, -2.56],
    [0.6, -2.55],
    [0.8, -2.535],
    [1.2, -2.52],
  ],
  tailZ: [0.03, 0.08],
  bottom: [
    [2.5, 0.2],
    [1.5, 0.19],
    [0, 0.19],
    [-1.5, 0.2],
    [-2.6, 0.28],
  ],
  roof: [
    [1.2, 1.8],
    [0.8, 1.895],
    [0.3, 1.94],
    [-0.6, 1.955],
    [-1.6, 1.95],
    [-2.5, 1.92],
  ],
  screen: [
    [1.0, 2.06],
    [1.2, 1.82],
    [1.45, 1.5],
    [1.7, 1.14],
    [1.95, 0.72],
  ],
  screenZ: 0.26,
  back: [
    [1.0, -2.53],
    [1.4, -2.51],
    [1.7, -2.46],
    [1.95, -2.38],
  ],
  backZ: 0.05,
  glassWidth: [
    [2.0, 0.83],
    [1.2, 0.9],
    [0.4, 0.925],
    [-1.5, 0.925],
    [-2.5, 0.9],
  ],
  tumble: 0.13,
  barrel: 0.06,
  rShoulder: (x) => 0.07 + 0.09 * Math.max(0, Math.min(1, (x - 1.2) / 0.5)),
  rNose: 0.11,
  rTail: 0.08,
  rBack: 0.09,
  rRoof: 0.24,
  rScreen: 0.12,
  rBelt: 0.08,
  flare: 0.012,
  crease: { y: 1.0, slope: 0, h: 0.009, x0: -2.5, x1: 1.9 },
  sill: { y: 0.4, h: 0.012 },
  hoodLine: undefined,
  spoiler: undefined,
  rails: false,
  cladding: 0,
  privacy: false,
  hatch: true,
  fuelX: 0.02,
  fuelY: 0.55,
  dlo: { y0: 0.03, front: 0.17, top: 0.2, kick: 0, rearX: 0.42, rearTop: 0.46 },
  pillars: { b: 0.36 },
  cut: { front: 1.42 },
  sillY: 0.27,
  handles: [0.55, 0.1],
  handleY: 0.98,
  mirrorX: 1.36,
  lamp: { y: 0.86, h: 0.17, z0: 0.5, x0: 1.95 },
  grille: { y0: 0.62, y1: 0.8, z: 0.45 },
  intake: { y0: 0.25, y1: 0.44, z: 0.62 },
  plateFront: 0.52,
  lipY: 0.22,
  bonnetY: 0.93,
  tailLamp: {
    y: 1.1,
    h: 0.5,
    z0: 0.8,
    x0: -2.42,
    tall: true,
    side: [
      [-2.47, 1.34],
      [-3, 1.34],
      [-3, 0.84],
      [-2.47, 0.84],
    ],
    rear: [
      [0.8, 1.345],
      [0.99, 1.345],
      [0.99, 0.835],
      [0.8, 0.835],
    ],
  },
  plateRear: 0.74,
  rearGlass: { y0: 1.28, y1: 1.72, inset: 0.15 },
  noTailgate: true,
  rearLip: 0.34,
  noTailJoint: true,
  steel: true,
  seats: 1,
  seatX: 0.72,
  sideExtra(L) {
    // sliding door, its rail, and the blind rear panel
    L.aux.line(
      [
        [0.3, 1.78],
        [0.34, 0.27],
      ],
      '#f00',
      0.008,
    )
    L.aux.line(
      [
        [0.3, 1.79],
        [-0.86, 1.79],
        [-0.86, 0.27],
      ],
      '#f00',
      0.008,
      { r: 0.06 },
    )
    L.aux.line(
      [
        [-0.86, 1.1],
        [-2.3, 1.1],
      ],
      '#f00',
      0.014,
    )
    for (const [a, b] of [
      [0.2, -0.76],
      [-0.98, -2.26],
    ])
      L.aux.line(
        [
          [a, 1.24],
          [a, 1.7],
          [b, 1.7],
          [b, 1.24],
        ],
        '#500',
        0.006,
        { closed: true, r: 0.07 },
      )
  },
  rearExtra(L) {
    L.aux.line(
      [
        [0, 1.86],
        [0, 0.42],
      ],
      '#f00',
      0.009,
    )
    L.mat.over((q) =>
      q.line(
        [
          [0, 1.9],
          [0, 1.2],
        ],
        '#000',
        0.09,
      ),
    )
    for (const s of [1, -1])
      L.aux.line(
        [
          [s * 0.78, 1.84],
          [s * 0.78, 0.42],
          [0, 0.42],
        ],
        '#f00',
        0.008,
        { r: 0.04 },
      )
  },
}

/** Eight seats: the van with windows all round, alloy wheels and a lower roof. */
export const mover = {
  ...van,
  name: 'mover',
  wheelR: 0.36,
  archR: 0.4,
  tyreW: 0.235,
  roof: [
    [1.2, 1.66],
    [0.8, 1.755],
    [0.3, 1.8],
    [-0.6, 1.812],
    [-1.6, 1.8],
    [-2.5, 1.755],
  ],
  back: [
    [1.0, -2.53],
    [1.3, -2.5],
    [1.6, -2.42],
    [1.85, -2.3],
  ],
  tumble: 0.17,
  privacy: true,
  rails: true,
  railX0: 0.3,
  railX1: -2.0,
  chromeTrim: true,
  dlo: { y0: 0.03, front: 0.17, top: 0.09, kick: 0, rearX: -2.3, rearTop: -2.16 },
  pillars: { b: 0.3, c: -0.86 },
  rearGlass: { y0: 1.26, y1: 1.62, inset: 0.13 },
  steel: false,
  spokes: 7,
  seats: 3,
  noDoors: false,
  cut: { front: 1.42 },
  sideExtra(L) {
    L.aux.line(
      [
        [-0.86, 1.16],
        [-0.86, 0.27],
        [0.32, 0.27],
      ],
      '#f00',
      0.008,
      { r: 0.06 },
    )
    L.aux.line(
      [
        [-0.9, 1.12],
        [-2.28, 1.12],
      ],
      '#f00',
      0.012,
    )
  },
  rearExtra(L) {
    for (const s of [1, -1])
      L.aux.line(
        [
          [s * 0.78, 1.7],
          [s * 0.78, 0.42],
          [0, 0.42],
        ],
        '#f00',
        0.008,
        { r: 0.04 },
      )
  },
}
