/**
 * How the pictures of a vehicle look, told by its make, model and height: its face (the front of a make's cars), its
 * proportion within the body type, and its cabin.
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

export type Proportion = 'low' | 'regular' | 'tall'

export type Face =
  | 'wing'
  | 'mouth'
  | 'frame'
  | 'twin'
  | 'star'
  | 'slots'
  | 'clean'
  | 'split'
  | 'bridge'
  | 'bars'
  | 'vee'
  | 'bracket'
  | 'hex'
  | 'retro'
  | 'oval'
  | 'pixel'
  | 'panel'
  | 'shield'
  | 'harp'
  | 'facet'

export type Cabin = 'city' | 'family' | 'luxury' | 'electric' | 'sport' | 'work'

export interface Model {
  shape: Shape
  make: string
  electric: boolean
  /** In mm, as the maker gives it. */
  height?: number
}

/** Drawn in the manner of a class of makes, not after any of them: what a person tells makes apart by in a listing. */
const faceOfMake: Readonly<Record<string, Face>> = {
  Toyota: 'mouth',
  LDV: 'mouth',
  Ford: 'bars',
  RAM: 'bars',
  Isuzu: 'bars',
  Kia: 'bridge',
  Renault: 'bridge',
  Nissan: 'vee',
  Mitsubishi: 'bracket',
  GWM: 'bracket',
  Subaru: 'hex',
  Suzuki: 'hex',
  Hyundai: 'split',
  Chery: 'facet',
  Mazda: 'star',
  Volkswagen: 'wing',
  Honda: 'wing',
  Holden: 'wing',
  Audi: 'frame',
  MG: 'frame',
  BMW: 'twin',
  'Mercedes-Benz': 'harp',
  Volvo: 'harp',
  Skoda: 'harp',
  Lexus: 'shield',
  Peugeot: 'shield',
  'Land Rover': 'panel',
  Jeep: 'slots',
  MINI: 'retro',
  Porsche: 'oval',
  Tesla: 'clean',
  BYD: 'pixel',
}

/** Electric cars of these makes have a face of their own; those of others have none but lamps. */
const electricFaceOfMake: Readonly<Record<string, Face>> = { Hyundai: 'pixel', BYD: 'pixel' }

/** What a make that is not listed may look like. */
const anyFace = ['mouth', 'wing', 'vee', 'hex', 'split', 'bridge', 'frame', 'bracket'] as const

/** The face of a make, always the same; of one that is not listed, by its name. */
export function faceOf(make: string, electric: boolean): Face {
  if (electric) return electricFaceOfMake[make] ?? 'clean'
  return faceOfMake[make] ?? anyFace[hashOf(make) % anyFace.length] ?? 'mouth'
}

/** Where a face is not rendered on a body: the one most like it. Every chain ends at `mouth`, which all bodies have. */
const nextLike: Readonly<Record<Face, Face>> = {
  ...{
    slots: 'panel',
    panel: 'bars',
    bars: 'mouth',
    bracket: 'split',
    split: 'vee',
    vee: 'mouth',
    facet: 'split',
  },
  ...{
    retro: 'hex',
    hex: 'bridge',
    bridge: 'wing',
    star: 'wing',
    wing: 'mouth',
    oval: 'clean',
    pixel: 'clean',
  },
  ...{ clean: 'bridge', shield: 'frame', harp: 'frame', twin: 'frame', frame: 'mouth', mouth: 'mouth' },
} // prettier-ignore

/** A face, then others that may stand in for it, the most like it first. */
export function facesLike(face: Face): Face[] {
  const next = nextLike[face]
  return next === face ? [face] : [face, ...facesLike(next)]
}

const hashOf = (text: string) =>
  [...text].reduce((hash, letter) => (hash * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003, 7)

/** Low below the first height, tall from the second, in mm. */
const heights: Readonly<Partial<Record<Shape, readonly [number, number]>>> = {
  suv: [1610, 1780],
  ute: [1805, 1860],
  sedan: [1440, 1465],
  hatch: [1445, 1500],
  wagon: [1480, 1560],
  coupe: [1325, 1380],
  van: [1850, 2100],
  mover: [1790, 1950],
}

export function proportionOf({ shape, height }: Pick<Model, 'shape' | 'height'>): Proportion {
  const limits = heights[shape]
  if (!limits || height === undefined) return 'regular'
  return height < limits[0] ? 'low' : height < limits[1] ? 'regular' : 'tall'
}

const dear = new Set(['Audi', 'BMW', 'Mercedes-Benz', 'Lexus', 'Land Rover', 'Volvo', 'Porsche'])

/** The cabin a car shows; of trucks, caravans and motorcycles there is none. */
export function cabinOf({ shape, make, electric, height }: Model): Cabin | undefined {
  if (!heights[shape]) return undefined
  if (electric) return 'electric'
  if (shape === 'ute' || shape === 'van') return 'work'
  if (shape === 'coupe') return 'sport'
  if (dear.has(make)) return 'luxury'
  if (shape === 'hatch' && proportionOf({ shape, height }) !== 'low') return 'city'
  return 'family'
}
