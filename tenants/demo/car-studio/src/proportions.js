// Proportions: how the cars of one body type differ in height, length and stance. A body is meshed as it is drawn, then
// its points are moved: x (forward), y (up) and z (sideways) each by a rule of its own. Near the wheels the rules only
// shift, so that arches and wheels stay round.
import { step } from './math.js'

/**
 * Metres added, seen from the side:
 *   lift: ground clearance      wheel: wheel radius      middle: between the axles      front, rear: beyond them
 *   waist: between arches and windows      roof: from the windows up      wide: factor of the width
 *   spec: what else of the body's description is different
 */
export const PROPORTIONS = {
  suv: {
    low: {
      ...{ lift: -0.035, wheel: -0.005, middle: -0.06, front: -0.05, rear: -0.12, waist: -0.03, roof: -0.05 },
      spec: {
        spokes: 10,
        rails: false,
        cladding: 0.045,
        back: [
          [0.9, -2.33],
          [1.1, -2.27],
          [1.3, -2.12],
          [1.5, -1.87],
          [1.7, -1.55],
        ],
        roof: [
          [0.6, 1.52],
          [0.2, 1.62],
          [-0.3, 1.668],
          [-0.9, 1.65],
          [-1.5, 1.575],
          [-2.1, 1.46],
        ],
        dlo: { y0: 0.035, front: 0.16, top: 0.085, kick: 0.16, kickX: -1.0, rearX: -1.86, rearTop: -1.5 },
        spoiler: { x: -1.92, w: 0.56, t: 0.09 },
      },
    },
    tall: {
      ...{
        lift: 0.055,
        wheel: 0.025,
        middle: 0.08,
        front: 0.02,
        rear: 0.12,
        waist: 0.05,
        roof: 0.09,
        wide: 1.02,
      },
      spec: {
        spokes: 6,
        flare: 0.034,
        cladding: 0.06,
        screen: [
          [0.9, 1.24],
          [1.08, 1.08],
          [1.3, 0.86],
          [1.5, 0.62],
          [1.7, 0.3],
        ],
        roof: [
          [0.8, 1.56],
          [0.4, 1.65],
          [-0.3, 1.69],
          [-0.9, 1.695],
          [-1.5, 1.685],
          [-2.1, 1.65],
        ],
        back: [
          [0.9, -2.32],
          [1.1, -2.3],
          [1.3, -2.26],
          [1.5, -2.2],
          [1.7, -2.12],
        ],
        tumble: 0.19,
        dlo: { y0: 0.035, front: 0.16, rear: 0.17, top: 0.085, kick: 0, rearX: -2.12, rearTop: -2.06 },
        spoiler: undefined,
      },
    },
  },
  ute: {
    low: {
      lift: -0.05,
      wheel: -0.02,
      middle: -0.02,
      front: -0.05,
      waist: -0.03,
      roof: -0.02,
      spec: { spokes: 5 },
    },
    tall: {
      ...{ lift: 0.06, wheel: 0.025, middle: 0.06, front: 0.03, waist: 0.05, roof: 0.03, wide: 1.04 },
      spec: { spokes: 6, flare: 0.05, cladding: 0.07 },
    },
  },
  sedan: {
    low: {
      ...{ lift: -0.02, wheel: 0.012, middle: 0.02, front: -0.05, rear: -0.11, roof: -0.035, wide: 1.01 },
      spec: { spokes: 10, flare: 0.026, chromeTrim: false },
    },
    tall: {
      ...{ lift: 0.01, middle: 0.1, front: 0.02, rear: 0.04, waist: 0.015, roof: 0.015, wide: 1.01 },
      spec: { spokes: 9 },
    },
  },
  hatch: {
    low: {
      ...{ lift: -0.015, wheel: 0.012, middle: 0.08, front: 0.04, rear: 0.04, roof: -0.025, wide: 1.01 },
      spec: { spokes: 10, flare: 0.026 },
    },
    tall: {
      ...{
        lift: 0.01,
        wheel: -0.015,
        middle: -0.12,
        front: -0.08,
        rear: -0.1,
        waist: 0.015,
        roof: 0.075,
        wide: 0.97,
      },
      spec: { spokes: 7 },
    },
  },
  wagon: {
    low: {
      ...{ lift: -0.02, wheel: 0.012, front: -0.04, rear: -0.06, roof: -0.03 },
      spec: { spokes: 10, rails: false, flare: 0.024 },
    },
    tall: {
      ...{ lift: 0.075, wheel: 0.02, rear: 0.02, waist: 0.02, roof: 0.03 },
      spec: { spokes: 6, cladding: 0.05, chromeTrim: false },
    },
  },
  coupe: {
    low: {
      ...{ lift: -0.01, middle: -0.14, front: -0.1, rear: -0.06, waist: 0.01 },
      spec: { spokes: 10 },
    },
    tall: {
      ...{
        lift: 0.01,
        wheel: 0.015,
        middle: 0.06,
        front: 0.08,
        rear: 0.06,
        waist: 0.03,
        roof: 0.03,
        wide: 1.02,
      },
      spec: { spokes: 7, flare: 0.03 },
    },
  },
  van: {
    low: {
      lift: 0.0,
      wheel: -0.02,
      middle: -0.32,
      front: -0.06,
      rear: -0.18,
      waist: -0.06,
      roof: -0.1,
      wide: 0.95,
    },
    tall: {
      lift: 0.02,
      wheel: 0.01,
      middle: 0.42,
      rear: 0.2,
      roof: 0.5,
      roofFrom: 1.76,
      roofTo: 1.92,
      wide: 1.03,
    },
  },
  mover: {
    low: {
      ...{ lift: -0.015, middle: 0.02, front: 0.06, waist: -0.03, roof: -0.06, wide: 1.01 },
      spec: { spokes: 10 },
    },
    tall: { lift: 0.02, wheel: 0.0, middle: 0.08, waist: 0.02, roof: 0.14, spec: { spokes: 9 } },
  },
}

const plain = { x: (x) => x, y: (y) => y, z: (z) => z, dx: () => 1, dy: () => 1, same: true }

/** The body's description in a proportion, and how its points move: { spec, move: { x, y, z, dx, dy } }. */
export function proportioned(body, name = 'regular') {
  const own = PROPORTIONS[body.name]?.[name]
  if (!own) return { spec: body, move: plain }
  const { lift = 0, wheel = 0, middle = 0, front = 0, rear = 0, waist = 0, roof = 0, wide = 1 } = own,
    wheelR = body.wheelR + wheel,
    spec = { ...body, ...own.spec, wheelR, archR: body.archR + wheel * 1.15, axleY: wheelR - lift },
    half = spec.wb / 2,
    clear = spec.archR + 0.05,
    { roofFrom = spec.belt, roofTo = spec.belt + 0.45 } = own,
    top = spec.axleY + spec.archR
  const x = (at) =>
      at +
      middle * (step(clear - half, half - clear, at) - 0.5) +
      front * step(half + clear, half + 0.95, at) -
      rear * step(clear + half, half + 0.95, -at),
    y = (at) => at + lift + waist * step(top - 0.12, spec.belt, at) + roof * step(roofFrom, roofTo, at),
    slope = (f) => (at) => (f(at + 1e-3) - f(at - 1e-3)) / 2e-3
  return { spec, move: { x, y, z: (z) => z * wide, dx: slope(x), dy: slope(y), dz: wide } }
}

/** Positions and normals moved in place. */
export function movePoints({ x, y, z, dx, dy, dz = 1 }, position, normal) {
  for (let at = 0; at < position.length; at += 3) {
    const nx = normal[at] / Math.max(0.3, dx(position[at])),
      ny = normal[at + 1] / Math.max(0.3, dy(position[at + 1])),
      nz = normal[at + 2] / dz,
      length = Math.hypot(nx, ny, nz) || 1
    normal[at] = nx / length
    normal[at + 1] = ny / length
    normal[at + 2] = nz / length
    position[at] = x(position[at])
    position[at + 1] = y(position[at + 1])
    position[at + 2] = z(position[at + 2])
  }
}
