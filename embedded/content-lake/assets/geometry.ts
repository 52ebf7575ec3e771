import { httpError } from '../errors.ts'
import { type CropWord, largestSide, type Rect, type Transform } from './transform-params.ts'

export interface Size {
  width: number
  height: number
}

export interface Plan {
  /** Part of the (upright) source to take. */
  take: Rect
  /** The size it is scaled to; distorted only if the parameters ask for it, or by rounding. */
  size: Size
  /** The size with a margin of background around it; equal to `size` without a margin. */
  canvas: Size
  /** Let sharp choose the most interesting part of `take` for `size`. */
  entropy: boolean
}

const whole = (value: number) => Math.max(1, Math.round(value))

function clampRect(rect: Rect | undefined, source: Size): Rect {
  if (!rect) return { left: 0, top: 0, ...source }
  const left = Math.min(rect.left, source.width - 1)
  const top = Math.min(rect.top, source.height - 1)
  return {
    left,
    top,
    width: Math.min(rect.width, source.width - left),
    height: Math.min(rect.height, source.height - top),
  }
}

/** Where the middle of the kept part lies, as fractions of the whole. */
function middle(crop: CropWord[], focus: Transform['focus']) {
  if (crop.includes('focalpoint') || (focus && crop.length === 0)) return focus ?? { x: 0.5, y: 0.5 }
  return {
    x: crop.includes('left') ? 0 : crop.includes('right') ? 1 : 0.5,
    y: crop.includes('top') ? 0 : crop.includes('bottom') ? 1 : 0.5,
  }
}

function cutTo(aspect: number, from: Rect, at: { x: number; y: number }): Rect {
  const wide = from.width / from.height > aspect
  const width = Math.min(from.width, wide ? whole(from.height * aspect) : from.width)
  const height = Math.min(from.height, wide ? from.height : whole(from.width / aspect))
  const place = (start: number, length: number, part: number, fraction: number) =>
    start + Math.round(Math.min(Math.max(fraction * length - part / 2, 0), length - part))
  return {
    left: place(from.left, from.width, width, at.x),
    top: place(from.top, from.height, height, at.y),
    width,
    height,
  }
}

function bounded(size: Size, { minWidth, minHeight, maxWidth, maxHeight }: Transform, dpr: number): Size {
  let { width, height } = size
  const scaleBy = (factor: number) => {
    width *= factor
    height *= factor
  }
  if (minWidth && width < minWidth * dpr) scaleBy((minWidth * dpr) / width)
  if (minHeight && height < minHeight * dpr) scaleBy((minHeight * dpr) / height)
  if (maxWidth && width > maxWidth * dpr) scaleBy((maxWidth * dpr) / width)
  if (maxHeight && height > maxHeight * dpr) scaleBy((maxHeight * dpr) / height)
  return { width: whole(width), height: whole(height) }
}

/**
 * What to cut out of the source and how large to make it, by Sanity's rules: clip, crop, fill and scale enlarge; max,
 * min and fillmax never do.
 * @throws LakeError 400 for a result that is too large
 */
export function planGeometry(source: Size, transform: Transform): Plan {
  const dpr = transform.dpr ?? 1
  const cut = clampRect(transform.rect, source)
  const turned = transform.turn === 90 || transform.turn === 270
  const plan = planUpright(turned ? { ...cut, width: cut.height, height: cut.width } : cut, transform, dpr)
  const sides = [plan.size.width, plan.size.height, plan.canvas.width, plan.canvas.height]
  if (Math.max(...sides) > largestSide)
    throw httpError(400, `The picture would be larger than ${largestSide} pixels`)
  return { ...plan, take: turned ? unturn(plan.take, cut, transform.turn) : plan.take }
}

/** `take`, a part of the rotated picture, in the coordinates of the picture before it was rotated clockwise. */
function unturn(take: Rect, cut: Rect, turn: Transform['turn']): Rect {
  const [x, y] = [take.left - cut.left, take.top - cut.top]
  const left = turn === 90 ? y : cut.width - y - take.height
  const top = turn === 90 ? cut.height - x - take.width : x
  return { left: cut.left + left, top: cut.top + top, width: take.height, height: take.width }
}

function planUpright(cut: Rect, transform: Transform, dpr: number): Plan {
  const { fit = 'clip', crop = [] } = transform
  const ratio = cut.width / cut.height
  const wantedWidth = transform.width && transform.width * dpr
  const wantedHeight = transform.height && transform.height * dpr
  const simple = (size: Size): Plan => ({ take: cut, size, canvas: size, entropy: false })
  const neverLarger = fit === 'max' || fit === 'min' || fit === 'fillmax'

  if (!wantedWidth || !wantedHeight) {
    let width = wantedWidth ?? (wantedHeight ? wantedHeight * ratio : cut.width)
    if (neverLarger) width = Math.min(width, cut.width)
    return simple(bounded({ width, height: width / ratio }, transform, dpr))
  }

  if (fit === 'crop' || fit === 'min') {
    const factor = fit === 'min' ? Math.min(1, cut.width / wantedWidth, cut.height / wantedHeight) : 1
    const size = bounded({ width: wantedWidth * factor, height: wantedHeight * factor }, transform, dpr)
    if (crop.includes('entropy')) return { take: cut, size, canvas: size, entropy: true }
    const take = cutTo(size.width / size.height, cut, middle(crop, transform.focus))
    return { take, size, canvas: size, entropy: false }
  }
  if (fit === 'scale') return simple(bounded({ width: wantedWidth, height: wantedHeight }, transform, dpr))

  let factor = Math.min(wantedWidth / cut.width, wantedHeight / cut.height)
  if (neverLarger) factor = Math.min(1, factor)
  const size = bounded({ width: cut.width * factor, height: cut.height * factor }, transform, dpr)
  if (fit === 'clip' || fit === 'max') return simple(size)
  const canvas = {
    width: Math.max(size.width, whole(wantedWidth)),
    height: Math.max(size.height, whole(wantedHeight)),
  }
  return { take: cut, size, canvas, entropy: false }
}
