import { httpError } from '../errors.ts'

const fits = ['clip', 'crop', 'fill', 'fillmax', 'max', 'min', 'scale'] as const
const cropWords = ['top', 'bottom', 'left', 'right', 'center', 'entropy', 'focalpoint'] as const
const formats = ['jpg', 'pjpg', 'png', 'webp', 'avif'] as const

type Fit = (typeof fits)[number]
export type CropWord = (typeof cropWords)[number]
export type Format = (typeof formats)[number]

export interface Rect {
  left: number
  top: number
  width: number
  height: number
}

export interface Transform {
  width?: number
  height?: number
  minWidth?: number
  minHeight?: number
  maxWidth?: number
  maxHeight?: number
  fit?: Fit
  crop?: CropWord[]
  focus?: { x: number; y: number }
  rect?: Rect
  dpr?: number
  quality?: number
  format?: Format
  auto?: boolean
  blur?: number
  sharpen?: number
  saturation?: number
  turn?: 90 | 180 | 270
  flip?: { h: boolean; v: boolean }
  invert?: boolean
  background?: { r: number; g: number; b: number; alpha: number }
  pad?: number
  firstFrame?: boolean
}

/** Largest width and height of a result, in pixels. */
export const largestSide = 8192

const bad = (name: string, wants: string) => httpError(400, `Invalid value of "${name}": ${wants}`)

function colour(text: string) {
  const digits = text.replace(/^#/, '')
  if (!/^([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i.test(digits))
    throw bad('bg', 'use hexadecimal RGB, ARGB, RRGGBB or AARRGGBB')
  const long = digits.length <= 4 ? [...digits].map((digit) => digit + digit).join('') : digits
  const argb = long.length === 6 ? `ff${long}` : long
  const [a = 255, r = 0, g = 0, b = 0] = (argb.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16))
  return { r, g, b, alpha: a / 255 }
}

/**
 * Parses Sanity's picture parameters; unknown ones are ignored, as Sanity does.
 * @throws LakeError 400 for an invalid value
 */
export function parseTransform(query: URLSearchParams): Transform {
  const text = (name: string) => {
    const all = query.getAll(name)
    if (all.length > 1) throw bad(name, 'give it once')
    return all[0] === '' ? undefined : all[0]
  }
  const number = (name: string, least: number, most: number, whole = true) => {
    const value = text(name)
    if (value === undefined) return undefined
    const parsed = /^-?\d{1,9}(\.\d{1,12})?$/.test(value) ? Number(value) : Number.NaN
    const fine = parsed >= least && parsed <= most && (!whole || Number.isInteger(parsed))
    if (!fine) throw bad(name, `use a ${whole ? 'whole ' : ''}number from ${least} to ${most}`)
    return parsed
  }
  const word = <T extends string>(name: string, allowed: readonly T[]) => {
    const value = text(name)
    if (value === undefined) return undefined
    if (!allowed.includes(value as T)) throw bad(name, `use one of ${allowed.join(', ')}`)
    return value as T
  }
  /** Widths and heights may have a fraction, which is rounded. */
  const side = (name: string) => {
    const value = number(name, 0.5, largestSide, false)
    return value === undefined ? undefined : Math.max(1, Math.round(value))
  }
  const rect = () => {
    const value = text('rect')
    if (value === undefined) return undefined
    const numbers = value
      .split(',')
      .map((part) => (/^\d{1,6}(\.\d+)?$/.test(part) ? Math.round(Number(part)) : Number.NaN))
    const [left = 0, top = 0, width = 0, height = 0] = numbers
    if (numbers.length !== 4 || numbers.some(Number.isNaN) || width < 1 || height < 1)
      throw bad('rect', 'use left,top,width,height in pixels')
    return { left, top, width, height }
  }
  const focus = () => {
    const [x, y] = [number('fp-x', 0, 1, false), number('fp-y', 0, 1, false)]
    return x === undefined && y === undefined ? undefined : { x: x ?? 0.5, y: y ?? 0.5 }
  }
  const crop = () => {
    const words = text('crop')?.split(',')
    if (words?.some((value) => !cropWords.includes(value as CropWord)))
      throw bad('crop', `use ${cropWords.join(', ')}, or two sides like top,left`)
    return words as CropWord[] | undefined
  }
  const flip = () => {
    const value = word('flip', ['h', 'v', 'hv', 'vh'] as const)
    return value && { h: value.includes('h'), v: value.includes('v') }
  }
  const background = text('bg')
  const turn = word('or', ['0', '90', '180', '270'] as const)

  const transform: Transform = {
    width: side('w'),
    height: side('h'),
    minWidth: side('min-w'),
    minHeight: side('min-h'),
    maxWidth: side('max-w'),
    maxHeight: side('max-h'),
    fit: word('fit', fits),
    crop: crop(),
    focus: focus(),
    rect: rect(),
    dpr: number('dpr', 0.1, 5, false),
    quality: number('q', 0, 100),
    format: word('fm', formats),
    auto: word('auto', ['format'] as const) && true,
    blur: number('blur', 0, 2000),
    sharpen: number('sharp', 0, 100),
    saturation: number('sat', -100, 100),
    turn: turn && turn !== '0' ? (Number(turn) as 90 | 180 | 270) : undefined,
    flip: flip(),
    invert: word('invert', ['true', 'false'] as const) === 'true' || undefined,
    background: background === undefined ? undefined : colour(background),
    pad: number('pad', 0, 1000),
    firstFrame: number('frame', 1, 1) === 1 || undefined,
  }
  return Object.fromEntries(Object.entries(transform).filter(([, value]) => value !== undefined))
}
