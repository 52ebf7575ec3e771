/**
 * Which studio pictures there are: what `tenants/demo/car-studio` renders and the demo stock refers to.
 * A file is named `studio-{body}[-{face}]-{colour}-{view}.webp`; the prefix says that it is a picture of the body type,
 * not of the vehicle for sale.
 */
export type Shape =
  | 'suv'
  | 'ute'
  | 'sedan'
  | 'hatch'
  | 'wagon'
  | 'van'
  | 'coupe'
  | 'mover'
  | 'truck'
  | 'pantech'
  | 'tipper'
  | 'chassis'
  | 'prime'
  | 'caravan'
  | 'motorcycle'

export type View = 'hero' | 'side' | 'rear34' | 'wheel'

const basic = ['white', 'silver', 'grey', 'black', 'blue', 'red'] as const

const views: readonly View[] = ['hero', 'side', 'rear34', 'wheel']

/** What is rendered of each shape. Faces tell makes apart where the front is in view; other views are shared. */
interface PictureSet {
  colours: readonly string[]
  faces: readonly string[]
  /** Seen from before, once per face. */
  faced: readonly View[]
  /** Seen so that the face does not matter. */
  shared: readonly View[]
  /** Colours of the close-up of a wheel. */
  wheel: readonly string[]
}

const car = (faces: readonly string[], more: readonly string[] = []): PictureSet => ({
  colours: [...basic, ...more],
  faces,
  faced: ['hero'],
  shared: ['side', 'rear34'],
  wheel: ['silver', 'black', 'white'],
})

const plain = (colours: readonly string[], shared: readonly View[]): PictureSet => ({
  colours,
  faces: [],
  faced: [],
  shared,
  wheel: [],
})

export const pictureSets: Readonly<Record<Shape, PictureSet>> = {
  suv: car(['mouth', 'wing', 'split', 'frame', 'twin', 'star', 'slots', 'clean'], ['green', 'orange']),
  ute: car(['mouth', 'wing', 'split', 'frame', 'slots'], ['green', 'orange']),
  sedan: car(['mouth', 'wing', 'frame', 'twin', 'star', 'clean']),
  hatch: car(['mouth', 'wing', 'split', 'frame', 'star', 'clean'], ['green', 'orange']),
  wagon: car(['mouth', 'wing', 'frame'], ['green']),
  coupe: car(['mouth', 'frame', 'twin'], ['orange']),
  van: car(['mouth', 'wing']),
  mover: car(['mouth']),
  truck: plain(['white', 'silver', 'blue', 'red', 'green'], ['hero', 'side', 'rear34']),
  tipper: plain(['white', 'red', 'blue'], ['hero', 'side', 'rear34']),
  chassis: plain(['white', 'silver', 'blue'], ['hero', 'side']),
  prime: plain(['white', 'red', 'blue', 'black'], ['hero', 'side']),
  pantech: plain(['white', 'blue', 'red'], ['hero', 'side', 'rear34']),
  caravan: plain(['white', 'grey', 'black', 'orange', 'green'], ['hero', 'side', 'rear34']),
  motorcycle: plain(['black', 'white', 'red', 'blue', 'orange', 'green'], ['hero', 'side', 'rear34']),
}

/** Face families: what a make's front looks like, told by grille and lamps. */
const faceOfMake: Readonly<Record<string, string>> = {
  Toyota: 'mouth',
  Ford: 'mouth',
  Kia: 'mouth',
  LDV: 'mouth',
  RAM: 'mouth',
  Peugeot: 'mouth',
  Volkswagen: 'wing',
  Skoda: 'wing',
  Holden: 'wing',
  Honda: 'wing',
  Renault: 'wing',
  Nissan: 'wing',
  Subaru: 'wing',
  Suzuki: 'wing',
  Isuzu: 'split',
  Hyundai: 'split',
  Mitsubishi: 'split',
  GWM: 'split',
  Chery: 'split',
  MG: 'frame',
  Audi: 'frame',
  Lexus: 'frame',
  Porsche: 'clean',
  BMW: 'twin',
  'Mercedes-Benz': 'star',
  Mazda: 'star',
  Volvo: 'star',
  MINI: 'star',
  Jeep: 'slots',
  'Land Rover': 'slots',
  Tesla: 'clean',
  BYD: 'clean',
} // prettier-ignore

/** The face a make shows on a shape: its own family's where that is rendered, else the first. */
export function faceOf(make: string, shape: Shape, electric: boolean) {
  const { faces } = pictureSets[shape]
  const wanted = electric && faces.includes('clean') ? 'clean' : (faceOfMake[make] ?? 'mouth')
  return faces.includes(wanted) ? wanted : faces[0]
}

const pictureName = (shape: Shape, face: string | undefined, colour: string, view: View) =>
  `studio-${[shape, face, colour, view].filter(Boolean).join('-')}.webp`

/** Every picture there should be: by view, the first one of a vehicle before the others. */
export const allPictures = () =>
  views.flatMap((view) =>
    (Object.entries(pictureSets) as [Shape, PictureSet][]).flatMap(([shape, set]) =>
      facesIn(set, view).flatMap((face) =>
        coloursIn(set, view).map((colour) => ({
          shape,
          face,
          colour,
          view,
          name: pictureName(shape, face, colour, view),
        })),
      ),
    ),
  )

const facesIn = (set: PictureSet, view: View): readonly (string | undefined)[] =>
  set.faced.includes(view) ? set.faces : [undefined]
const coloursIn = (set: PictureSet, view: View) =>
  view === 'wheel' ? set.wheel : [...set.faced, ...set.shared].includes(view) ? set.colours : []

/** The pictures of one vehicle, the best first. A colour that is not rendered shows as the nearest one. */
export function picturesOf(shape: Shape, make: string, colour: string, electric: boolean): string[] {
  const set = pictureSets[shape]
  const shown = set.colours.includes(colour)
    ? colour
    : ((nearest[colour] ?? []).find((c) => set.colours.includes(c)) ?? 'white')
  const face = faceOf(make, shape, electric)
  return views.flatMap((view) => {
    if (view === 'wheel') {
      const wheel = set.wheel.includes(shown) ? shown : set.wheel[0]
      return wheel ? [pictureName(shape, undefined, wheel, view)] : []
    }
    if (set.faced.includes(view)) return [pictureName(shape, face, shown, view)]
    return set.shared.includes(view) ? [pictureName(shape, undefined, shown, view)] : []
  })
}

const nearest: Readonly<Record<string, readonly string[]>> = {
  gold: ['silver', 'white'],
  brown: ['grey', 'black'],
  yellow: ['orange', 'red'],
  purple: ['blue'],
  orange: ['red'],
  green: ['blue', 'grey'],
  grey: ['silver', 'black'],
  silver: ['white', 'grey'],
  black: ['grey', 'blue'],
}
