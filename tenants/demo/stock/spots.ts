/** Marks on the spins and panoramas of the demo stock, each at what the vehicle is fitted with. */
import type { Proportion, Shape } from './looks.ts'
import type { Hotspot } from './row.ts'

/** How a body is photographed all around (`car-studio/src/spins.js`): metres, and the zoom and shift of the lens. */
interface Photographed {
  distance: number
  length: number
  height: number
  width: number
  /** Of the front wheels, ahead of the middle. */
  axle: number
  wheel: number
  zoom: number
  drop: number
}

const photographed = (
  [distance, length, height, width, axle, wheel]: [number, number, number, number, number, number],
  zoom = 5.827,
  drop = 0.07,
): Photographed => ({ distance, length, height, width, axle, wheel, zoom, drop })

const bodies: Readonly<Record<string, Photographed>> = {
  suv: photographed([11.533, 4.618, 1.682, 1.88, 1.39, 0.365]),
  'hatch-low': photographed([10.685, 4.257, 1.404, 1.798, 1.301, 0.337]),
  hatch: photographed([10.381, 4.12, 1.444, 1.78, 1.264, 0.325]),
  ute: photographed([12.887, 5.269, 1.806, 1.88, 1.716, 0.385]),
  sedan: photographed([11.687, 4.717, 1.452, 1.84, 1.433, 0.34]),
  wagon: photographed([11.695, 4.721, 1.466, 1.84, 1.434, 0.34]),
  van: photographed([12.424, 5.013, 1.956, 1.94, 1.554, 0.345]),
  'mover-low': photographed([12.604, 5.093, 1.707, 1.959, 1.534, 0.36]),
  coupe: photographed([11.186, 4.467, 1.324, 1.86, 1.317, 0.345]),
  truck: photographed([13.06, 5.263, 2.281, 2.04, 1.862, 0.39], 5.396),
  tipper: photographed([12.542, 5.013, 2.281, 2.04, 1.737, 0.39], 5.396),
  prime: photographed([16.882, 6.777, 3.705, 2.652, 2.323, 0.507], 5.396),
  motorcycle: photographed([5.118, 2.1, 1.27, 0.16, 0.715, 0.3], 5.288, 0.02),
  caravan: photographed([17.572, 7.3, 2.85, 2.3, -0.5, 0.36], 5.396, 0),
}

type Point = [ahead: number, up: number, side: number]

/** A place on a vehicle, which way it faces, and what is to be said there. */
interface Place {
  id: string
  says: RegExp
  /** One on each side, or one alone; the one that faces the camera more is marked. */
  at(body: Photographed): { point: Point; faces: Point }[]
}

const bothSides = ([ahead, up, side]: Point, [x, y, z]: Point) =>
  [1, -1].map((sign) => ({
    point: [ahead, up, side * sign] as Point,
    faces: [x, y, z * sign] as Point,
  }))

const places: readonly Place[] = [
  {
    id: 'lamps',
    says: /^LED (?:headlights|work lights)$/,
    at: ({ length, height, width }) =>
      bothSides([length * 0.455, height * 0.44, width * 0.36], [0.85, 0, 0.52]),
  },
  {
    id: 'wheels',
    says: /alloy wheels|Off-road suspension|^ABS$/,
    at: ({ axle, wheel, width }) => bothSides([axle, wheel, width / 2], [0, 0, 1]),
  },
  {
    id: 'front',
    says: /Bull bar|Front parking sensors|Autonomous emergency braking/,
    at: ({ length, height }) => [{ point: [length / 2, height * 0.2, 0], faces: [1, 0, 0] }],
  },
  {
    id: 'doors',
    says: /Keyless entry|sliding doors|Side steps|Under-tray tool boxes|Roll-out awning/,
    at: ({ length, height, width }) => bothSides([length * 0.02, height * 0.5, width / 2], [0, 0, 1]),
  },
  {
    id: 'rear',
    says: /Tow bar|Power tailgate|Reversing camera|Rear parking sensors|Tail lift|Remote tailgate/,
    at: ({ length, height }) => [{ point: [-length / 2, height * 0.36, 0], faces: [-1, 0, 0] }],
  },
]

/** Of a panorama, in percent; cabins have these at the same places. */
const inside = [
  { id: 'screen', says: /CarPlay|Satellite navigation|Digital radio/, x: 50, y: 55.5 },
  { id: 'wheel', says: /cruise control|Lane keeping/i, x: 58.5, y: 60 },
  { id: 'seat', says: /front seats|Leather seats|driver seat|Sports seats/, x: 72, y: 78 },
  { id: 'climate', says: /climate control|phone charging/, x: 50, y: 62 },
]

/** Narrower than this (the cosine of the angle to the camera), and a place is not marked. */
const seen = 0.25
/** As the studio's: metres above the floor, and the share of a vehicle's height that it looks at. */
const camera = { up: 1.5, aim: 0.4, aspect: 0.75 }

/** Where a point of a turned vehicle is on the picture, in percent; undefined where it faces away. */
function onPicture(body: Photographed, angle: number, { point, faces }: { point: Point; faces: Point }) {
  const turned = ([x, y, z]: Point): Point => {
    const turn = ((angle - 90) * Math.PI) / 180
    return [x * Math.cos(turn) + z * Math.sin(turn), y, z * Math.cos(turn) - x * Math.sin(turn)]
  }
  const [x, y, z] = turned(point)
  const towards: Point = [-x, camera.up - y, body.distance - z]
  const facing =
    turned(faces).reduce((sum, value, at) => sum + value * (towards[at] ?? 0), 0) / Math.hypot(...towards)
  if (facing < seen) return undefined
  const fall = body.height * camera.aim - camera.up
  const far = Math.hypot(fall, body.distance)
  const depth = (-towards[1] * fall + towards[2] * body.distance) / far
  const above = (-towards[1] * body.distance - towards[2] * fall) / far
  const [right, up] = [(body.zoom * camera.aspect * x) / depth, (body.zoom * above) / depth - body.drop]
  const percent = (value: number) => Math.round(500 * (1 + value)) / 10
  return { facing, x: percent(right), y: percent(-up) }
}

function placesOf(body: Photographed, { at }: Place, angles: readonly number[]) {
  const marked = angles.flatMap((angle, frame) => {
    const [best] = at(body)
      .flatMap((side) => onPicture(body, angle, side) ?? [])
      .sort((one, other) => other.facing - one.facing)
    return best ? [[frame, { x: best.x, y: best.y }] as const] : []
  })
  return Object.fromEntries(marked)
}

const fitted = (says: RegExp, equipment: readonly string[]) => equipment.find((item) => says.test(item))

/** Marks on the frames of a spin, by the angle of each. */
export function exteriorSpots(
  { shape, proportion }: { shape: Shape; proportion: Proportion },
  angles: readonly number[],
  equipment: readonly string[],
): Hotspot[] {
  const body = bodies[proportion === 'regular' ? shape : `${shape}-${proportion}`]
  if (!body) return []
  return places.flatMap((place) => {
    const description = fitted(place.says, equipment)
    return description ? [{ id: place.id, description, positions: placesOf(body, place, angles) }] : []
  })
}

/** Marks on a panorama. */
export const interiorSpots = (equipment: readonly string[]): Hotspot[] =>
  inside.flatMap(({ id, says, x, y }) => {
    const description = fitted(says, equipment)
    return description ? [{ id, description, positions: { 0: { x, y } } }] : []
  })
