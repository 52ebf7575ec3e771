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

/** In how many colours a front is rendered, by how many vehicles of the demo stock show it. */
const few = ['white', 'grey', 'black', 'blue', 'red'] as const
const rare = ['white', 'grey', 'blue'] as const
/** Vans are bought by firms. */
const ofVans = ['white', 'silver', 'grey'] as const

const views: readonly View[] = ['hero', 'side', 'rear34']

/** Colours of each face that is rendered of a body in a proportion. */
type Fronts = Readonly<Partial<Record<Proportion, Readonly<Partial<Record<Face, readonly string[]>>>>>>

interface PictureSet {
  /** Of a body without fronts. */
  colours?: readonly string[]
  /** Of a body without fronts: from where it is seen. Others are seen from everywhere. */
  views?: readonly View[]
  fronts?: Fronts
}

/** Faces by the colours that they come in. */
function fronts(...groups: [colours: readonly string[], ...faces: Face[]][]) {
  return Object.fromEntries(
    groups.flatMap(([colours, ...faces]) => faces.map((face) => [face, colours])),
  ) as Partial<Record<Face, readonly string[]>>
}

const plain = (colours: readonly string[], seen: readonly View[]): PictureSet => ({ colours, views: seen })

const many = [...basic, 'green', 'orange']

/**
 * Every face that a make of the demo stock has, on every body; in the proportion of its models, but where a handful of
 * vehicles would be all that shows it.
 */
const ofCars = {
  suv: {
    regular: fronts(
      [many, 'mouth', 'wing', 'split', 'frame', 'star', 'bracket', 'vee', 'facet', 'bridge', 'hex', 'harp'],
      [few, 'twin', 'clean', 'shield', 'bars', 'panel'],
    ),
    low: fronts([few, 'facet', 'mouth', 'split', 'star', 'pixel', 'wing', 'vee'], [rare, 'retro', 'oval']),
    tall: fronts([few, 'mouth', 'bars', 'slots', 'panel', 'bracket']),
  },
  ute: {
    regular: fronts([many, 'mouth', 'vee'], [rare, 'harp']),
    low: fronts([few, 'bracket', 'bars', 'star', 'wing']),
    tall: fronts([few, 'bars', 'wing', 'mouth', 'bracket'], [rare, 'bridge', 'pixel', 'slots']),
  },
  sedan: {
    regular: fronts([basic, 'mouth', 'star', 'split'], [few, 'bridge', 'clean'], [rare, 'wing', 'pixel']),
    low: fronts([few, 'mouth', 'harp', 'frame', 'twin', 'split', 'shield', 'wing']),
    tall: fronts([few, 'bars', 'wing', 'bracket', 'hex'], [rare, 'mouth', 'twin', 'harp', 'bridge']),
  },
  hatch: {
    regular: fronts(
      [basic, 'wing', 'split'],
      [few, 'frame', 'bars', 'bridge', 'hex'],
      [rare, 'shield', 'harp'],
    ),
    low: fronts([few, 'mouth', 'star', 'wing', 'harp', 'twin'], [rare, 'bars', 'frame', 'retro', 'shield']),
    tall: fronts([few, 'mouth', 'wing', 'frame', 'star', 'vee', 'hex'], [rare, 'pixel', 'clean', 'bracket']),
  },
  wagon: {
    regular: fronts([basic, 'wing'], [few, 'star', 'bars'], [rare, 'hex', 'harp']),
    low: fronts([few, 'twin', 'harp']),
    tall: fronts([few, 'hex'], [rare, 'mouth']),
  },
  coupe: {
    regular: fronts([rare, 'frame', 'mouth', 'hex', 'vee', 'oval']),
    tall: fronts([few, 'twin', 'bars', 'harp']),
  },
  van: {
    regular: fronts([ofVans, 'mouth', 'wing', 'split', 'bars', 'bracket', 'bridge', 'harp']),
  },
  mover: {
    regular: fronts([rare, 'mouth', 'split']),
    low: fronts([few, 'bridge'], [rare, 'wing']),
  },
} satisfies Partial<Record<Shape, Fronts>>

export const pictureSets: Readonly<Record<Shape, PictureSet>> = {
  ...(Object.fromEntries(Object.entries(ofCars).map(([shape, own]) => [shape, { fronts: own }])) as Record<
    keyof typeof ofCars,
    PictureSet
  >),
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
    const proportion = [own, ...proportions].find((each) => fronts[each]?.[face])
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

/** Colours in which a face is rendered; of a view that all faces share, those of all of them. */
function coloursOf({ colours = [], fronts }: PictureSet, proportion: Proportion, face?: Face) {
  const faces = fronts?.[proportion]
  return faces ? [...new Set(face ? faces[face] : Object.values(faces).flat())] : colours
}

/** Every picture of a vehicle there should be: by view, the first one of a vehicle before the others. */
export const allPictures = () =>
  views.flatMap((view) =>
    (Object.entries(pictureSets) as [Shape, PictureSet][]).flatMap(([shape, set]) =>
      proportions
        .filter((proportion) => (set.fronts ? set.fronts[proportion] : proportion === 'regular'))
        .flatMap((proportion) =>
          facesIn(set, proportion, view).flatMap((face) =>
            coloursIn(set, proportion, view, face).map((colour) => {
              const named = { shape, proportion, face, colour, view }
              return { ...named, place: placeOf(proportion), name: pictureName(named) }
            }),
          ),
        ),
    ),
  )

/** Colours of a picture: of one that faces share, those of the faces that do. */
function coloursIn(set: PictureSet, proportion: Proportion, view: View, face: Face | undefined) {
  const sharing = Object.keys(set.fronts?.[proportion] ?? {}).filter(
    (each) => faceIn(view, each as Face) === face,
  ) as Face[]
  return set.fronts
    ? [...new Set(sharing.flatMap((each) => coloursOf(set, proportion, each)))]
    : coloursOf(set, proportion)
}

/** Every picture of a cabin there should be. */
export const allCabins = () => cabins.map((cabin) => ({ cabin, name: cabinName(cabin) }))

function facesIn({ fronts, views: seen = views }: PictureSet, proportion: Proportion, view: View) {
  const faces = fronts ? (Object.keys(fronts[proportion] ?? {}) as Face[]) : [undefined]
  return seen.includes(view) ? [...new Set(faces.map((face) => faceIn(view, face)))] : []
}

/** Colours that a car may have, where its front is rendered in so few that others would show as one unlike them. */
export function limitedColours(model: Model): readonly string[] | undefined {
  const { proportion, face } = frontOf(model)
  const colours = coloursOf(pictureSets[model.shape], proportion, face)
  return colours.length < few.length ? colours : undefined
}

/** The pictures of one vehicle, the best first. A colour that is not rendered shows as the nearest one. */
export function picturesOf(model: Model, colour: string): string[] {
  const { shape } = model
  const set = pictureSets[shape]
  const { proportion, face } = frontOf(model)
  const colours = coloursOf(set, proportion, face)
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
