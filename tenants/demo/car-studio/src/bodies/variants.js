// Bodies that share most of a platform with another.

import { smax } from '../math.js'
import sedan from './sedan.js'
import suv from './suv.js'

export const wagon = {
  ...sedan,
  name: 'wagon',
  top: [
    [2.4, 0.72],
    [2.15, 0.8],
    [1.7, 0.885],
    [1.15, 0.945],
    [0.5, 0.945],
    [-0.4, 0.955],
    [-1.3, 0.975],
    [-1.9, 1.0],
    [-2.4, 1.02],
  ],
  roof: [
    [0.6, 1.31],
    [0.2, 1.4],
    [-0.3, 1.455],
    [-0.9, 1.465],
    [-1.6, 1.435],
    [-2.1, 1.385],
  ],
  back: [
    [0.85, -2.38],
    [1.0, -2.32],
    [1.15, -2.22],
    [1.3, -2.09],
    [1.42, -1.95],
  ],
  backZ: 0.12,
  glassWidth: [
    [1.3, 0.8],
    [0.5, 0.85],
    [-0.4, 0.862],
    [-1.4, 0.845],
    [-2.3, 0.775],
  ],
  tumble: 0.27,
  tail: [
    [0.16, -2.2],
    [0.3, -2.34],
    [0.42, -2.39],
    [0.55, -2.39],
    [0.7, -2.365],
    [0.85, -2.345],
    [1.0, -2.31],
  ],
  rBack: 0.11,
  rTail: 0.1,
  rails: true,
  privacy: true,
  hatch: true,
  bootX: undefined,
  rearGlass: undefined,
  spoiler: { x: -2.07, w: 0.56, t: 0.1 },
  dlo: { ...sedan.dlo, kick: 0.05, rearX: -2.06, rearTop: -1.86 },
  spokes: 5,
  bootY: 0.46,
}

export const coupe = {
  ...sedan,
  name: 'coupe',
  wb: 2.66,
  W: 1.86,
  wheelR: 0.345,
  archR: 0.385,
  tyreW: 0.25,
  belt: 0.91,
  top: [
    [2.35, 0.68],
    [2.1, 0.76],
    [1.6, 0.85],
    [1.05, 0.905],
    [0.4, 0.905],
    [-0.4, 0.915],
    [-1.2, 0.965],
    [-1.7, 0.985],
    [-2.2, 0.97],
  ],
  width: [
    [2.3, 0.78],
    [1.85, 0.88],
    [1.33, 0.91],
    [0.4, 0.875],
    [-0.4, 0.88],
    [-1.33, 0.925],
    [-1.8, 0.895],
    [-2.2, 0.83],
  ],
  nose: [
    [0.12, 2.06],
    [0.22, 2.18],
    [0.33, 2.24],
    [0.43, 2.245],
    [0.53, 2.23],
    [0.63, 2.205],
    [0.72, 2.15],
    [0.82, 2.02],
  ],
  tail: [
    [0.16, -1.98],
    [0.3, -2.12],
    [0.42, -2.17],
    [0.55, -2.165],
    [0.7, -2.13],
    [0.82, -2.12],
    [0.95, -2.14],
    [1.1, -2.15],
  ],
  bottom: [
    [2.3, 0.15],
    [1.4, 0.14],
    [0, 0.14],
    [-1.4, 0.15],
    [-2.2, 0.26],
  ],
  roof: [
    [0.5, 1.2],
    [0.1, 1.285],
    [-0.35, 1.325],
    [-0.8, 1.3],
    [-1.2, 1.225],
    [-1.6, 1.12],
  ],
  screen: [
    [0.75, 1.36],
    [0.9, 1.09],
    [1.03, 0.79],
    [1.16, 0.46],
    [1.3, 0.0],
  ],
  back: [
    [0.8, -2.2],
    [0.95, -1.92],
    [1.05, -1.7],
    [1.16, -1.42],
    [1.28, -0.95],
  ],
  backZ: 0.22,
  glassWidth: [
    [1.2, 0.79],
    [0.4, 0.845],
    [-0.4, 0.855],
    [-1.2, 0.8],
    [-1.9, 0.71],
  ],
  tumble: 0.36,
  crease: { y: 0.775, slope: -0.03, h: 0.016, x0: -2.1, x1: 2.0 },
  hoodLine: { x0: 0.9, z: 0.5, h: 0.018, w: 0.1 },
  flare: 0.026,
  dlo: { y0: 0.025, front: 0.15, top: 0.065, kick: 0.16, kickX: -0.55, rearX: -1.32, rearTop: -0.66 },
  pillars: { b: -0.52 },
  cut: { front: 0.8 },
  handles: [-0.36],
  seats: 1,
  seatX: -0.35,
  lamp: { y: 0.645, h: 0.11, z0: 0.46, x0: 1.74 },
  tailLamp: { y: 0.8, h: 0.12, z0: 0.3, x0: -1.86 },
  grille: { y0: 0.42, y1: 0.57, z: 0.52 },
  intake: { y0: 0.17, y1: 0.32, z: 0.66 },
  plateFront: 0.365,
  plateRear: 0.56,
  lipY: 0.16,
  bonnetY: 0.665,
  fuelY: 0.72,
  rearGlass: { y0: 1.0, y1: 1.215, inset: 0.16 },
  bootX: -1.78,
  spokes: 5,
  chromeTrim: false,
  exhaust: 0.86,
  grilleChrome: false,
}

/** Dual cab pickup: 5.30 long, 1.88 wide, 1.80 high. */
export const ute = {
  ...suv,
  name: 'ute',
  doorArc: 24,
  W: 1.88,
  wb: 3.12,
  wheelR: 0.385,
  archR: 0.445,
  tyreW: 0.255,
  belt: 1.17,
  top: [
    [2.6, 1.06],
    [2.3, 1.12],
    [1.9, 1.165],
    [1.35, 1.19],
    [0.8, 1.185],
    [-0.4, 1.185],
    [-1.15, 1.195],
    [-1.4, 1.235],
    [-1.8, 1.245],
    [-2.8, 1.245],
  ],
  crown: 0.045,
  width: [
    [2.6, 0.84],
    [2.1, 0.905],
    [1.56, 0.925],
    [0.7, 0.905],
    [-0.3, 0.905],
    [-1.56, 0.92],
    [-2.2, 0.91],
    [-2.8, 0.885],
  ],
  section: [
    [0.28, -0.06],
    [0.4, -0.02],
    [0.55, -0.004],
    [0.72, 0],
    [0.9, 0],
    [1.04, -0.008],
    [1.17, -0.03],
    [1.3, -0.07],
  ],
  nose: [
    [0.3, 2.3],
    [0.4, 2.42],
    [0.52, 2.475],
    [0.62, 2.475],
    [0.7, 2.46],
    [0.85, 2.455],
    [1.0, 2.44],
    [1.12, 2.4],
    [1.22, 2.3],
  ],
  noseZ: [0.14, 0.3],
  tail: [
    [0.3, -2.72],
    [0.5, -2.78],
    [0.7, -2.79],
    [0.9, -2.79],
    [1.1, -2.785],
    [1.3, -2.77],
  ],
  tailZ: [0.03, 0.09],
  bottom: [
    [2.6, 0.36],
    [1.56, 0.31],
    [0, 0.31],
    [-1.56, 0.34],
    [-2.8, 0.44],
  ],
  roof: [
    [1.0, 1.64],
    [0.6, 1.745],
    [0.1, 1.8],
    [-0.5, 1.8],
    [-1.05, 1.765],
  ],
  screen: [
    [1.0, 1.62],
    [1.19, 1.36],
    [1.4, 1.06],
    [1.6, 0.76],
    [1.8, 0.42],
  ],
  screenZ: 0.24,
  back: [
    [1.0, -1.22],
    [1.2, -1.2],
    [1.5, -1.13],
    [1.75, -1.02],
  ],
  backZ: 0.05,
  glassWidth: [
    [1.4, 0.82],
    [0.7, 0.865],
    [-0.1, 0.875],
    [-1.2, 0.855],
  ],
  tumble: 0.22,
  rBack: 0.09,
  rTail: 0.06,
  rShoulder: (x) => (x < -1.27 ? 0.05 : 0.08 + 0.05 * Math.max(0, Math.min(1, (x - 1.2) / 0.5))),
  crease: { y: 1.02, slope: -0.004, h: 0.013, x0: -2.75, x1: 2.3 },
  sill: { y: 0.52, h: 0.014 },
  flare: 0.034,
  flareW: 0.1,
  hoodLine: { x0: 1.2, z: 0.58, h: 0.02, w: 0.1 },
  spoiler: undefined,
  rails: false,
  hatch: false,
  dlo: { y0: 0.035, front: 0.16, top: 0.085, kick: 0, rearX: -1.06, rearTop: -0.94 },
  pillars: { b: 0.06, c: -0.86 },
  cut: { front: 1.13, rear: -1.1 },
  sillY: 0.4,
  fuelX: -1.44,
  fuelY: 0.98,
  cladding: 0.05,
  lamp: { y: 1.0, h: 0.14, z0: 0.5, x0: 2.06 },
  handleY: 1.0,
  handles: [0.24, -0.74],
  tailLamp: {
    y: 0.98,
    h: 0.36,
    z0: 0.74,
    x0: -2.6,
    tall: true,
    side: [
      [-2.66, 1.16],
      [-3, 1.16],
      [-3, 0.8],
      [-2.66, 0.8],
    ],
    rear: [
      [0.745, 1.165],
      [0.99, 1.165],
      [0.99, 0.795],
      [0.745, 0.795],
    ],
  },
  grille: { y0: 0.68, y1: 1.02, z: 0.48 },
  intake: { y0: 0.44, y1: 0.56, z: 0.58 },
  plateFront: 0.62,
  plateRear: 0.62,
  lipY: 0.42,
  rearLip: 0.56,
  bonnetY: 1.065,
  plateBay: false,
  rearGlass: { y0: 1.3, y1: 1.64, inset: 0.12 },
  bootY: 0.7,
  bootW: 0.72,
  noTailgate: true,
  noTailJoint: true,
  spokes: 7,
  seatX: 0.22,
  privacy: true,
  modify(f, x, y, z) {
    // tray opening and the gap behind the cab
    const bed = Math.max(Math.abs(x + 2.0) - 0.71, Math.abs(z) - 0.76, 0.76 - y)
    return smax(f, -bed, 0.04)
  },
  sideExtra(L) {
    L.aux.line(
      [
        [-1.265, 1.6],
        [-1.265, 0.3],
      ],
      '#f00',
      0.022,
    )
  },
  rearExtra(L) {
    L.aux.line(
      [
        [-0.72, 1.22],
        [-0.72, 0.7],
        [0.72, 0.7],
        [0.72, 1.22],
      ],
      '#f00',
      0.009,
      { r: 0.02 },
    )
    L.aux.fill(
      [
        [-0.95, 0.64],
        [0.95, 0.64],
        [0.95, 0.2],
        [-0.95, 0.2],
      ],
      '#00f',
    )
    L.mat.fill(
      [
        [-0.13, 1.07],
        [0.13, 1.07],
        [0.12, 1.0],
        [-0.12, 1.0],
      ],
      '#0f0',
      0.015,
    )
  },
  extra(T, g, M) {
    // rail caps and sports bar over the tray
    for (const z of [0.797, -0.797]) {
      const c = new T.Mesh(new T.BoxGeometry(1.44, 0.03, 0.1), M.matt)
      c.position.set(-1.97, 1.226, z)
      g.add(c)
    }
    const cap = new T.Mesh(new T.BoxGeometry(0.085, 0.03, 1.5), M.matt)
    cap.position.set(-2.67, 1.226, 0)
    g.add(cap)
    for (const z of [0.72, -0.72]) {
      const c = new T.CatmullRomCurve3(
        [
          [-1.36, 1.22, z],
          [-1.42, 1.5, z * 0.93],
          [-1.48, 1.56, z * 0.88],
        ].map((p) => new T.Vector3(...p)),
      )
      g.add(new T.Mesh(new T.TubeGeometry(c, 20, 0.034, 14), M.black))
      const d = new T.CatmullRomCurve3(
        [
          [-1.44, 1.53, z * 0.9],
          [-1.8, 1.34, z * 0.97],
          [-2.05, 1.245, z],
        ].map((p) => new T.Vector3(...p)),
      )
      g.add(new T.Mesh(new T.TubeGeometry(d, 20, 0.03, 14), M.black))
    }
    const b = new T.Mesh(new T.CylinderGeometry(0.034, 0.034, 1.28, 16), M.black)
    b.rotation.x = Math.PI / 2
    b.position.set(-1.48, 1.56, 0)
    g.add(b)
  },
}
