// Cab-over trucks: one cab, and the bodies that are built on its chassis.
import { van } from './commercial.js'

const cab = {
  ...van,
  W: 2.04,
  wb: 3.1,
  wheelR: 0.39,
  archR: 0.445,
  tyreW: 0.22,
  belt: 1.42,
  defaultFace: 'cab',
  noUnderbody: true,
  top: [
    [2.6, 1.34],
    [2.2, 1.38],
    [1.0, 1.4],
    [0.4, 1.4],
  ],
  crown: 0.03,
  width: [
    [2.5, 0.93],
    [2.1, 0.99],
    [1.4, 1.0],
    [0.4, 0.995],
  ],
  section: [
    [0.36, -0.05],
    [0.52, -0.018],
    [0.7, 0],
    [1.1, 0],
    [1.32, -0.006],
    [1.48, -0.022],
    [1.65, -0.045],
  ],
  nose: [
    [0.36, 2.24],
    [0.46, 2.3],
    [0.6, 2.32],
    [0.9, 2.315],
    [1.2, 2.295],
    [1.45, 2.26],
    [1.65, 2.21],
  ],
  noseZ: [0.07, 0.13],
  tail: [
    [0.3, 0.72],
    [1.7, 0.72],
  ],
  tailZ: [0, 0.03],
  bottom: [
    [2.5, 0.44],
    [0.5, 0.5],
  ],
  roof: [
    [2.1, 2.16],
    [1.7, 2.25],
    [1.2, 2.28],
    [0.7, 2.25],
  ],
  roofCrown: 0.05,
  screen: [
    [1.1, 2.33],
    [1.4, 2.275],
    [1.7, 2.2],
    [2.0, 2.1],
    [2.3, 1.93],
  ],
  screenZ: 0.14,
  back: [
    [1.0, 0.72],
    [1.7, 0.73],
    [2.3, 0.78],
  ],
  backZ: 0.03,
  glassWidth: [
    [2.3, 0.94],
    [1.5, 0.98],
    [0.7, 0.97],
  ],
  tumble: 0.09,
  rShoulder: () => 0.05,
  rNose: 0.1,
  rRoof: 0.16,
  crease: { y: 1.26, slope: 0, h: 0.008, x0: 0.7, x1: 2.15 },
  sill: undefined,
  flare: 0.02,
  dlo: { y0: -0.1, front: 0.12, top: 0.2, kick: 0, rearX: 0.94, rearTop: 0.96 },
  pillars: { b: 0.86 },
  cut: { front: 1.96 },
  sillY: 0.55,
  noDoors: true,
  noBonnet: true,
  noCowl: true,
  lamp: { y: 0.86, h: 0.2, z0: 0.58, x0: 2.02 },
  tailLamp: { y: 0.5, h: 0.01, z0: 2, x0: -9 },
  grille: { y0: 1.02, y1: 1.2, z: 0.78 },
  intake: { y0: 0.5, y1: 0.66, z: 0.56 },
  plateFront: 0.72,
  plateRear: 0,
  lipY: 0.46,
  bonnetY: 1.3,
  rearGlass: { y0: 1.6, y1: 2.0, inset: 0.2 },
  handles: [1.0],
  handleY: 1.2,
  mirrorX: 2.0,
  mirrorY: 0.3,
  seats: 1,
  seatX: 1.25,
  noArch: (ax) => ax < 0,
  fuel: false,
  plateBay: false,
  shadowSize: [9, 4],
  sideExtra(L) {
    L.aux.line(
      [
        [0.9, 2.06],
        [0.86, 0.98],
        [1.06, 0.92],
        [1.16, 0.9],
      ],
      '#f00',
      0.008,
      { r: 0.06 },
    )
    L.aux.line(
      [
        [1.94, 0.92],
        [2.02, 1.1],
        [2.06, 1.36],
      ],
      '#f00',
      0.008,
      { r: 0.06 },
    )
    // step below the door
    L.aux.fill(
      [
        [1.14, 0.62],
        [0.8, 0.62],
        [0.8, 0.5],
        [1.14, 0.5],
      ],
      '#00f',
      0.03,
    )
  },
  rearExtra() {},
}

const builder = (T, g) => {
  const box = (w, h, d, material, x, y, z) => {
    const b = new T.Mesh(new T.BoxGeometry(w, h, d), material)
    b.position.set(x, y, z)
    g.add(b)
    return b
  }
  const round = (r, length, material, x, y, z, axis = 'x') => {
    const c = new T.Mesh(new T.CylinderGeometry(r, r, length, 32), material)
    c.rotation.set(axis === 'z' ? Math.PI / 2 : 0, 0, axis === 'x' ? Math.PI / 2 : 0)
    c.position.set(x, y, z)
    g.add(c)
    return c
  }
  return { box, round }
}

/** Rails, tank, battery, guards, tail lamps; `end`: where the chassis stops. */
function chassis(T, g, M, end) {
  const { box, round } = builder(T, g),
    middle = (0.8 + end) / 2
  for (const z of [0.38, -0.38]) box(0.8 - end, 0.18, 0.07, M.matt, middle, 0.68, z)
  for (let x = 0.4; x > end + 0.1; x -= 0.62) box(0.06, 0.12, 0.76, M.matt, x, 0.68, 0)
  box(0.12, 0.12, 1.7, M.matt, -1.55, 0.4, 0)
  round(0.09, 0.34, M.matt, -1.55, 0.4, 0)
  round(0.27, 0.8, M.alu, -0.28, 0.62, 0.72)
  for (const x of [-0.05, -0.5]) round(0.276, 0.03, M.matt, x, 0.62, 0.72)
  box(0.62, 0.34, 0.34, M.matt, -0.22, 0.62, -0.74)
  const red = M.plate.clone()
  red.color.set('#8c0a0c')
  red.emissive.set('#500')
  box(0.06, 0.12, 1.86, M.matt, end, 0.6, 0)
  for (const z of [0.72, -0.72]) box(0.05, 0.1, 0.36, red, end - 0.03, 0.6, z)
  box(0.03, 0.12, 0.38, M.plate, end - 0.035, 0.6, 0)
}

/** Mudguards over the rear wheels. */
function guards(T, g, M, at) {
  for (const x of at)
    for (const z of [0.84, -0.84]) {
      const guard = new T.Mesh(
        new T.CylinderGeometry(0.5, 0.5, 0.3, 24, 1, true, Math.PI - 1.15, 2.3),
        M.matt,
      )
      guard.material.side = T.DoubleSide
      guard.rotation.x = Math.PI / 2
      guard.position.set(x, 0.4, z)
      g.add(guard)
    }
}

function headboard(box, M, x, top) {
  box(0.05, 0.62, 2.02, M.alu, x, 1.28, 0)
  for (let i = 0; i < 9; i++) box(0.03, top - 1.58, 0.03, M.alu, x, (top + 1.58) / 2, -0.94 + i * 0.235)
  box(0.05, 0.06, 2.02, M.alu, x, top, 0)
}

export const truck = {
  ...cab,
  name: 'truck',
  lengthExtra: 3.65,
  extra(T, g, M) {
    const { box } = builder(T, g)
    chassis(T, g, M, -2.95)
    guards(T, g, M, [-1.55])
    box(3.5, 0.09, 2.1, M.matt, -1.2, 0.94, 0)
    box(3.5, 0.02, 2.06, M.alu, -1.2, 0.995, 0)
    for (const z of [1.04, -1.04]) {
      for (let r = 0; r < 4; r++) {
        const plank = box(3.46, 0.084, 0.03, M.alu, -1.2, 1.03 + r * 0.09, z)
        plank.position.z += r % 2 ? 0 : Math.sign(z) * 0.006
      }
      box(3.5, 0.022, 0.05, M.alu, -1.2, 1.365, z)
      for (const x of [0.53, -0.62, -1.78, -2.93]) box(0.06, 0.42, 0.056, M.chrome, x, 1.17, z)
      for (const x of [0.2, -0.95, -2.1]) box(0.03, 0.09, 0.09, M.matt, x, 1.0, z)
    }
    for (let r = 0; r < 4; r++) box(0.03, 0.084, 2.04, M.alu, -2.95, 1.03 + r * 0.09, 0)
    headboard(box, M, 0.58, 2.12)
  },
}

export const tipper = {
  ...cab,
  name: 'tipper',
  lengthExtra: 3.4,
  extra(T, g, M) {
    const { box, round } = builder(T, g),
      steel = M.alu.clone()
    steel.color.set('#3d4144')
    steel.metalness = 0.3
    steel.roughness = 0.5
    chassis(T, g, M, -2.75)
    guards(T, g, M, [-1.55])
    round(0.09, 0.9, M.chrome, 0.42, 1.2, 0, 'y')
    box(3.3, 0.08, 2.08, steel, -1.15, 0.96, 0)
    for (const z of [1.03, -1.03]) {
      box(3.3, 0.86, 0.05, steel, -1.15, 1.4, z)
      box(3.34, 0.09, 0.1, steel, -1.15, 1.83, z)
      for (let x = 0.36; x > -2.8; x -= 0.52) box(0.1, 0.84, 0.05, steel, x, 1.38, z + Math.sign(z) * 0.045)
    }
    box(0.05, 1.1, 2.08, steel, 0.5, 1.52, 0)
    box(0.62, 0.05, 2.08, steel, 0.78, 2.34, 0)
    box(0.05, 0.3, 2.08, steel, 0.5, 2.2, 0)
    box(0.05, 0.86, 2.02, steel, -2.8, 1.4, 0)
    for (const z of [0.5, -0.5]) box(0.05, 0.84, 0.1, steel, -2.84, 1.4, z)
  },
}

export const pantech = {
  ...cab,
  name: 'pantech',
  lengthExtra: 4.3,
  height: 3.0,
  extra(T, g, M) {
    const { box } = builder(T, g),
      white = M.plate.clone()
    white.color.set('#dfe1e1')
    white.roughness = 0.38
    chassis(T, g, M, -3.55)
    guards(T, g, M, [-1.55])
    box(4.15, 0.1, 2.16, M.matt, -1.5, 0.98, 0)
    box(4.1, 1.86, 2.14, white, -1.5, 1.97, 0)
    for (const z of [1.06, -1.06]) {
      box(4.16, 0.07, 0.06, M.alu, -1.5, 2.92, z)
      box(4.16, 0.09, 0.06, M.alu, -1.5, 1.07, z)
      for (const x of [0.56, -3.56]) box(0.06, 1.9, 0.06, M.alu, x, 1.98, z)
      for (let x = -0.1; x > -3.3; x -= 0.68)
        box(0.012, 1.78, 0.012, M.alu, x, 1.98, z + Math.sign(z) * 0.012)
    }
    for (let r = 0; r < 9; r++) box(0.02, 0.185, 1.94, M.alu, -3.57, 1.2 + r * 0.195, 0)
    const fairing = new T.Mesh(new T.SphereGeometry(1, 40, 24, 0, Math.PI * 2, 0, Math.PI / 2), M.paint)
    fairing.scale.set(0.62, 0.42, 0.9)
    fairing.position.set(1.35, 2.2, 0)
    g.add(fairing)
  },
}

export const chassisCab = {
  ...cab,
  name: 'chassis',
  lengthExtra: 3.5,
  extra(T, g, M) {
    chassis(T, g, M, -2.8)
    guards(T, g, M, [-1.55])
  },
}

/** A heavy tractor: the cab at four thirds of its size, two driven axles, sleeper and roof fairing. */
export const prime = {
  ...cab,
  name: 'prime',
  lengthExtra: 3.6,
  height: 2.85,
  scale: 1.3,
  wb: 3.0,
  axles: [-2.5],
  extra(T, g, M) {
    const { box, round } = builder(T, g)
    box(0.62, 1.62, 1.96, M.paint, 0.5, 1.54, 0)
    const fairing = new T.Mesh(new T.SphereGeometry(1, 48, 24, 0, Math.PI * 2, 0, Math.PI / 2), M.paint)
    fairing.scale.set(0.78, 0.5, 0.96)
    fairing.position.set(0.95, 2.16, 0)
    g.add(fairing)
    chassis(T, g, M, -2.75)
    guards(T, g, M, [-1.5, -2.5])
    for (const z of [0.86, -0.86]) {
      round(0.075, 2.0, M.chrome, 0.1, 1.75, z, 'y')
      for (let y = 1.0; y < 2.2; y += 0.28) round(0.082, 0.03, M.dark, 0.1, y, z, 'y')
    }
    const plate = round(0.48, 0.06, M.dark, -1.95, 0.86, 0, 'y')
    plate.scale.z = 0.9
    box(0.9, 0.04, 0.8, M.matt, -0.8, 0.8, 0)
  },
}
