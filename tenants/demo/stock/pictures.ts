/**
 * Which studio pictures there are: what `tenants/demo/car-studio` renders and the demo stock refers to.
 * A file is named `studio-{body}[-{proportion}][-{face}]-{colour}-{view}.webp`, that of a cabin
 * `studio-inside-{cabin}.webp`; the prefix says that it is a picture of the body type, not of the vehicle for sale.
 */
import {
  type Cabin,
  cabinOf,
  type Face,
  faceOf,
  facesLike,
  type Model,
  type Proportion,
  proportionOf,
  type Shape,
} from './looks.ts'

export type View = 'hero' | 'side' | 'rear34'

const basic = ['white', 'silver', 'grey', 'black', 'blue', 'red'] as const

/** Colours of cars that are lower or taller than most of their body. */
const fewer = ['white', 'grey', 'black', 'blue', 'red'] as const

const views: readonly View[] = ['hero', 'side', 'rear34']

/** Faces rendered of a body in each proportion. */
type Fronts = Readonly<Partial<Record<Proportion, readonly Face[]>>>

interface PictureSet {
  colours: readonly string[]
  /** Of a body without fronts: from where it is seen. Others are seen from everywhere. */
  views?: readonly View[]
  fronts?: Fronts
}

const car = (fronts: Fronts, more: readonly string[] = []): PictureSet => ({
  colours: [...basic, ...more],
  fronts,
})

const plain = (colours: readonly string[], seen: readonly View[]): PictureSet => ({ colours, views: seen })

export const pictureSets: Readonly<Record<Shape, PictureSet>> = {
  suv: car(
    {
      regular: [
        ...(['mouth', 'wing', 'split', 'frame', 'twin', 'star', 'clean'] as const),
        ...(['bracket', 'vee', 'facet', 'bridge', 'hex', 'harp', 'shield', 'bars', 'panel'] as const),
      ],
      low: ['facet', 'mouth', 'split', 'star', 'pixel'],
      tall: ['mouth', 'bars', 'slots', 'panel', 'bracket'],
    },
    ['green', 'orange'],
  ),
  ute: car(
    {
      regular: ['mouth', 'wing', 'split', 'frame', 'vee'],
      low: ['bracket', 'bars', 'star', 'mouth'],
      tall: ['bars', 'wing', 'mouth'],
    },
    ['green', 'orange'],
  ),
  sedan: car({
    regular: ['mouth', 'wing', 'frame', 'twin', 'star', 'clean', 'split', 'bridge'],
    low: ['mouth', 'harp', 'frame'],
    tall: ['mouth', 'bars'],
  }),
  hatch: car({ regular: ['mouth', 'wing', 'split', 'frame', 'star', 'clean'] }),
  wagon: car({ regular: ['mouth', 'wing', 'frame'] }),
  coupe: car({ regular: ['mouth', 'frame'] }),
  van: car({ regular: ['mouth', 'wing'] }),
  mover: car({ regular: ['mouth'] }),
  truck: plain(['white', 'silver', 'blue', 'red', 'green'], ['hero', 'side', 'rear34']),
  tipper: plain(['white', 'red', 'blue'], ['hero', 'side', 'rear34']),
  chassis: plain(['white', 'silver', 'blue'], ['hero', 'side']),
  prime: plain(['white', 'red', 'blue', 'black'], ['hero', 'side']),
  pantech: plain(['white', 'blue', 'red'], ['hero', 'side', 'rear34']),
  caravan: plain(['white', 'grey', 'black', 'orange', 'green'], ['hero', 'side', 'rear34']),
  motorcycle: plain(['black', 'white', 'red', 'blue', 'orange', 'green'], ['hero', 'side', 'rear34']),
}

const cabins: readonly Cabin[] = ['city', 'family', 'luxury', 'electric', 'sport', 'work']

const proportions: readonly Proportion[] = ['regular', 'low', 'tall']

/** Tall cars stand in the dealer's yard, the others in the studio: all pictures of a vehicle in the same place. */
const placeOf = (proportion: Proportion) => (proportion === 'tall' ? 'yard' : undefined)

/** Proportion and face a model is shown with: its make's face before its proportion, where not both are rendered. */
export function frontOf(model: Model): { proportion: Proportion; face: Face | undefined } {
  const { fronts } = pictureSets[model.shape]
  if (!fronts) return { proportion: 'regular', face: undefined }
  const own = proportionOf(model)
  for (const face of facesLike(faceOf(model.make, model.electric))) {
    const proportion = [own, ...proportions].find((each) => fronts[each]?.includes(face))
    if (proportion) return { proportion, face }
  }
  throw new Error(`No face of a ${model.shape} is rendered that is like that of ${model.make}.`)
}

interface Named {
  shape: Shape
  proportion: Proportion
  face: Face | undefined
  colour: string
  view: View
}

const pictureName = ({ shape, proportion, face, colour, view }: Named) =>
  `studio-${[shape, proportion !== 'regular' && proportion, face, colour, view].filter(Boolean).join('-')}.webp`

const cabinName = (cabin: Cabin) => `studio-inside-${cabin}.webp`

/** Faces whose lamps are not where most have them: they show from the side too. */
const seenFromTheSide = new Set<Face>(['slots', 'panel', 'retro', 'oval', 'pixel'])

/** The face in a picture's name: none where it is not in view, so that all faces share the picture. */
const faceIn = (view: View, face: Face | undefined) =>
  face && (view === 'hero' || (view === 'side' && seenFromTheSide.has(face))) ? face : undefined

const coloursOf = ({ colours, fronts }: PictureSet, proportion: Proportion) =>
  fronts && proportion !== 'regular' ? fewer : colours

/** Every picture of a vehicle there should be: by view, the first one of a vehicle before the others. */
export const allPictures = () =>
  views.flatMap((view) =>
    (Object.entries(pictureSets) as [Shape, PictureSet][]).flatMap(([shape, set]) =>
      proportions
        .filter((proportion) => (set.fronts ? set.fronts[proportion] : proportion === 'regular'))
        .flatMap((proportion) =>
          facesIn(set, proportion, view).flatMap((face) =>
            coloursOf(set, proportion).map((colour) => {
              const named = { shape, proportion, face, colour, view }
              return { ...named, place: placeOf(proportion), name: pictureName(named) }
            }),
          ),
        ),
    ),
  )

/** Every picture of a cabin there should be. */
export const allCabins = () => cabins.map((cabin) => ({ cabin, name: cabinName(cabin) }))

function facesIn({ fronts, views: seen = views }: PictureSet, proportion: Proportion, view: View) {
  const faces = fronts?.[proportion] ?? [undefined]
  return seen.includes(view) ? [...new Set(faces.map((face) => faceIn(view, face)))] : []
}

/** The pictures of one vehicle, the best first. A colour that is not rendered shows as the nearest one. */
export function picturesOf(model: Model, colour: string): string[] {
  const { shape } = model
  const set = pictureSets[shape]
  const { proportion, face } = frontOf(model)
  const colours = coloursOf(set, proportion)
  const shown = [colour, ...(nearest[colour] ?? [])].find((each) => colours.includes(each)) ?? 'white'
  const outside = (set.views ?? views).map((view) =>
    pictureName({ shape, proportion, face: faceIn(view, face), colour: shown, view }),
  )
  const cabin = cabinOf(model)
  return cabin ? [...outside, cabinName(cabin)] : outside
}

const nearest: Readonly<Record<string, readonly string[]>> = {
  gold: ['silver', 'white'],
  brown: ['grey', 'black'],
  yellow: ['orange', 'red'],
  purple: ['blue'],
  orange: ['red'],
  green: ['blue', 'grey'],
  grey: ['silver', 'black'],
  silver: ['grey', 'white'],
  black: ['grey', 'blue'],
}
