/**
 * Which spins and panoramas there are: what `tenants/demo/car-studio` renders beside the pictures of `pictures.ts`, and
 * which vehicles of the demo stock show them. A spin is named as the first picture of its vehicles, with `spin` for the
 * view: `spins/studio-suv-facet-silver-spin-07.webp`.
 */
import type { Cabin, Face, Proportion, Shape } from './looks.ts'
import type { Row } from './row.ts'
import { exteriorSpots, interiorSpots } from './spots.ts'

const framesOfSpin = 36
/** The angle of a vehicle's first picture. */
const from = 38
/** Angle of each frame, in degrees: 0 is the nose, 90 the right-hand side. */
export const anglesOfSpin = Array.from(
  { length: framesOfSpin },
  (_, at) => (from + (at * 360) / framesOfSpin) % 360,
)

interface Spin {
  shape: Shape
  proportion: Proportion
  /** Of a body with fronts. */
  face?: Face
  colour: string
}

/** One body after the other: a studio keeps the last one it built. */
const spins: readonly Spin[] = [
  { shape: 'suv', proportion: 'regular', face: 'facet', colour: 'silver' },
  { shape: 'suv', proportion: 'regular', face: 'bracket', colour: 'grey' },
  { shape: 'suv', proportion: 'regular', face: 'split', colour: 'blue' },
  { shape: 'hatch', proportion: 'low', face: 'mouth', colour: 'blue' },
  { shape: 'hatch', proportion: 'regular', face: 'wing', colour: 'white' },
  { shape: 'ute', proportion: 'regular', face: 'mouth', colour: 'silver' },
  { shape: 'ute', proportion: 'regular', face: 'mouth', colour: 'black' },
  { shape: 'sedan', proportion: 'regular', face: 'star', colour: 'red' },
  { shape: 'sedan', proportion: 'regular', face: 'mouth', colour: 'black' },
  { shape: 'wagon', proportion: 'regular', face: 'wing', colour: 'blue' },
  { shape: 'wagon', proportion: 'regular', face: 'wing', colour: 'white' },
  { shape: 'van', proportion: 'regular', face: 'mouth', colour: 'white' },
  { shape: 'mover', proportion: 'low', face: 'bridge', colour: 'white' },
  { shape: 'coupe', proportion: 'regular', face: 'mouth', colour: 'grey' },
  { shape: 'coupe', proportion: 'regular', face: 'hex', colour: 'blue' },
  { shape: 'truck', proportion: 'regular', colour: 'white' },
  { shape: 'prime', proportion: 'regular', colour: 'white' },
  { shape: 'tipper', proportion: 'regular', colour: 'red' },
  { shape: 'motorcycle', proportion: 'regular', colour: 'red' },
  { shape: 'motorcycle', proportion: 'regular', colour: 'white' },
  { shape: 'caravan', proportion: 'regular', colour: 'white' },
  { shape: 'caravan', proportion: 'regular', colour: 'black' },
]

/** Cabins of which there is a panorama. */
const around: readonly Cabin[] = ['family', 'work', 'city', 'sport', 'luxury', 'electric']

const named = ({ shape, proportion, face, colour }: Spin) =>
  `studio-${[shape, proportion !== 'regular' && proportion, face, colour].filter(Boolean).join('-')}`
const frameName = (name: string, at: number) => `spins/${name}-spin-${String(at).padStart(2, '0')}.webp`
const panoramaName = (cabin: string) => `spins/studio-around-${cabin}.webp`

/** Every frame of every spin there should be. */
export const allSpins = () =>
  spins.map((spin) => ({
    ...spin,
    names: Array.from({ length: framesOfSpin }, (_, at) => frameName(named(spin), at)),
  }))

/** Every panorama there should be. */
export const allPanoramas = () => around.map((cabin) => ({ cabin, name: panoramaName(cabin) }))

type Shown = Pick<Row, 'images' | 'spin_images' | 'spin_interior_image' | 'hotspots'>

/** The pictures of a vehicle, and where one of just this vehicle is rendered its spin, its inside and marks on both. */
export function withSpin(images: string[], equipment: readonly string[]): Shown {
  const name = /^(studio-.+)-hero\.webp$/.exec(images[0] ?? '')?.[1]
  const spin = allSpins().find((each) => named(each) === name)
  if (!spin) return { images }
  const cabins = images.map((image) => /^studio-inside-(\w+)\.webp$/.exec(image)?.[1])
  const cabin = around.find((each) => cabins.includes(each))
  return {
    images,
    spin_images: spin.names,
    ...(cabin && { spin_interior_image: panoramaName(cabin) }),
    hotspots: {
      exterior: exteriorSpots(spin, anglesOfSpin, equipment),
      interior: cabin ? interiorSpots(equipment) : [],
    },
  }
}
