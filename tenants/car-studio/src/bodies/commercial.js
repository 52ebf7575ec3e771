// Van and cab-chassis truck.
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

/** Light cab-chassis truck with an aluminium tray: cab-over, 5.4 long. */
export const truck = {
  ...van,
  name: 'truck',
  W: 1.9,
  wb: 2.9,
  wheelR: 0.37,
  archR: 0.43,
  belt: 1.3,
  lengthExtra: 3.6,
  noUnderbody: true,
  tyreW: 0.21,
  top: [
    [2.6, 1.22],
    [2.2, 1.26],
    [1.0, 1.28],
    [0.4, 1.28],
  ],
  crown: 0.03,
  width: [
    [2.4, 0.86],
    [2.0, 0.925],
    [1.4, 0.93],
    [0.4, 0.925],
  ],
  section: [
    [0.3, -0.04],
    [0.45, -0.015],
    [0.6, 0],
    [1.0, 0],
    [1.2, -0.006],
    [1.35, -0.025],
    [1.5, -0.05],
  ],
  nose: [
    [0.3, 2.2],
    [0.42, 2.25],
    [0.55, 2.27],
    [0.8, 2.265],
    [1.1, 2.24],
    [1.3, 2.2],
    [1.5, 2.14],
  ],
  noseZ: [0.08, 0.16],
  tail: [
    [0.3, 0.62],
    [1.5, 0.62],
  ],
  tailZ: [0, 0.03],
  bottom: [
    [2.4, 0.42],
    [0.5, 0.46],
  ],
  roof: [
    [2.0, 2.02],
    [1.6, 2.08],
    [1.1, 2.1],
    [0.6, 2.07],
  ],
  screen: [
    [1.0, 2.3],
    [1.25, 2.225],
    [1.5, 2.13],
    [1.8, 1.98],
    [2.1, 1.76],
  ],
  screenZ: 0.14,
  back: [
    [1.0, 0.62],
    [1.6, 0.63],
    [2.1, 0.68],
  ],
  backZ: 0.03,
  glassWidth: [
    [2.2, 0.87],
    [1.4, 0.905],
    [0.6, 0.895],
  ],
  tumble: 0.12,
  rShoulder: () => 0.05,
  rNose: 0.09,
  crease: { y: 1.16, slope: 0, h: 0.008, x0: 0.6, x1: 2.1 },
  sill: undefined,
  flare: 0.02,
  dlo: { y0: -0.08, front: 0.12, top: 0.17, kick: 0, rearX: 0.84, rearTop: 0.86 },
  pillars: { b: 0.78 },
  cut: { front: 1.92 },
  sillY: 0.5,
  noDoors: true,
  noBonnet: true,
  noCowl: true,
  lamp: {
    y: 0.8,
    h: 0.17,
    z0: 0.56,
    x0: 2.0,
    side: [
      [2.02, 0.9],
      [3, 0.9],
      [3, 0.7],
      [2.02, 0.7],
    ],
  },
  tailLamp: { y: 0.5, h: 0.01, z0: 2, x0: -9 },
  grille: { y0: 0.92, y1: 1.08, z: 0.66 },
  intake: { y0: 0.46, y1: 0.6, z: 0.5 },
  plateFront: 0.72,
  plateRear: 0,
  lipY: 0.42,
  bonnetY: 1.16,
  noRearGlass: false,
  rearGlass: { y0: 1.5, y1: 1.85, inset: 0.2 },
  handles: [0.9],
  handleY: 1.1,
  mirrorX: 1.95,
  mirrorY: 0.22,
  fog: false,
  seats: 1,
  seatX: 1.15,
  noArch: (ax) => ax < 0,
  fuel: false,
  plateBay: false,
  sideExtra(L) {
    L.aux.line(
      [
        [0.8, 1.98],
        [0.76, 0.9],
        [0.98, 0.86],
        [1.1, 0.84],
      ],
      '#f00',
      0.008,
      { r: 0.06 },
    )
    L.aux.line(
      [
        [1.8, 0.84],
        [1.94, 1.0],
        [1.98, 1.24],
      ],
      '#f00',
      0.008,
      { r: 0.06 },
    )
  },
  rearExtra() {},
  extra(T, g, M) {
    const B = (w, h, d, m, x, y, z) => {
      const b = new T.Mesh(new T.BoxGeometry(w, h, d), m)
      b.position.set(x, y, z)
      g.add(b)
      return b
    }
    for (const z of [0.36, -0.36]) B(4.4, 0.16, 0.07, M.matt, -0.9, 0.62, z)
    B(3.3, 0.07, 1.96, M.matt, -1.32, 0.86, 0)
    B(3.3, 0.015, 1.9, M.alu, -1.32, 0.9, 0)
    for (let i = 0; i < 6; i++) B(0.06, 0.09, 1.8, M.matt, 0.1 - i * 0.56, 0.78, 0)
    for (const z of [0.97, -0.97]) {
      for (let r = 0; r < 4; r++) B(3.28, 0.078, 0.03, M.alu, -1.32, 0.93 + r * 0.083, z)
      B(3.3, 0.018, 0.04, M.alu, -1.32, 1.235, z)
      for (const x of [0.31, -1.3, -2.95]) B(0.05, 0.38, 0.05, M.chrome, x, 1.06, z)
    }
    for (let r = 0; r < 4; r++) B(0.03, 0.078, 1.9, M.alu, -2.96, 0.93 + r * 0.083, 0)
    B(0.05, 0.62, 1.94, M.alu, 0.34, 1.2, 0)
    for (let i = 0; i < 9; i++) B(0.03, 0.5, 0.03, M.alu, 0.36, 1.72, -0.88 + i * 0.22)
    B(0.05, 0.05, 1.94, M.alu, 0.35, 1.97, 0)
    const red = M.paint.clone()
    red.color.set('#8c0a0c')
    red.emissive.set('#500')
    for (const z of [0.7, -0.7]) B(0.05, 0.11, 0.4, red, -2.95, 0.74, z)
    B(0.03, 0.12, 0.38, M.plate, -2.93, 0.7, 0)
    for (const z of [0.86, -0.86]) {
      B(0.9, 0.03, 0.24, M.matt, -1.45, 0.8, z)
      B(0.02, 0.3, 0.24, M.matt, -1.92, 0.5, z)
    }
    B(0.6, 0.32, 0.3, M.matt, -0.35, 0.58, 0.66)
    B(0.5, 0.26, 0.3, M.matt, -0.35, 0.6, -0.66)
  },
}
