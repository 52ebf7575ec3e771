import type { Sharp } from 'sharp'
import { httpError } from '../errors.ts'
import { planGeometry, type Size } from './geometry.ts'
import { openPicture } from './inspect.ts'
import type { Format, Transform } from './transform-params.ts'

export type OutputExtension = 'jpg' | 'png' | 'webp' | 'avif' | 'gif'

export interface Source extends Size {
  path: string
  extension: string
  /** Of an SVG: its pixels, drawn by `drawingOf`. */
  drawn?: Buffer
}

const own: Record<string, OutputExtension> = {
  jpg: 'jpg',
  png: 'png',
  webp: 'webp',
  gif: 'gif',
  avif: 'avif',
  tif: 'jpg',
  svg: 'png',
}

/**
 * The format of the result. `auto=format` gives WebP to browsers that accept it, because of the measurement in
 * README.md; AVIF is made only for `fm=avif`, and is JPEG for browsers that cannot show it.
 */
export function outputExtension(extension: string, transform: Transform, accept: string): OutputExtension {
  const asked: Record<Format, OutputExtension> = {
    jpg: 'jpg',
    pjpg: 'jpg',
    png: 'png',
    webp: 'webp',
    avif: 'avif',
  }
  if (transform.format) return asked[transform.format]
  if (transform.auto && /image\/webp/i.test(accept)) return 'webp'
  if (transform.auto && extension === 'avif' && !/image\/avif/i.test(accept)) return 'jpg'
  return own[extension] ?? 'jpg'
}

function encode(picture: Sharp, extension: OutputExtension, { quality = 75, format }: Transform): Sharp {
  const q = Math.max(1, quality)
  if (extension === 'jpg') return picture.jpeg({ quality: q, progressive: format === 'pjpg' })
  if (extension === 'webp') return picture.webp({ quality: q })
  if (extension === 'avif') return picture.avif({ quality: q, effort: 2 })
  if (extension === 'gif') return picture.gif()
  return picture.png()
}

/** Dots to the inch at which nothing of an SVG has to be enlarged afterwards. */
export function svgDensity(source: Source, transform: Transform) {
  const { take, size } = planGeometry(source, transform)
  const factor = Math.max(size.width / take.width, size.height / take.height, 1)
  // In steps, so that pictures of all sizes are made of few drawings.
  return 72 * 2 ** Math.ceil(Math.log2(factor))
}

/** A wider blur is made of a smaller picture: nobody sees the difference, and it takes no longer. */
const widestBlur = 8

async function blurred(picture: Sharp, sigma: number, { width, height }: Size, animated: boolean) {
  const factor = Math.max(1, sigma / widestBlur)
  // A step of its own knows no frames.
  if (factor === 1 || animated) return picture.blur(Math.min(sigma, widestBlur))
  const small = (side: number) => Math.max(1, Math.round(side / factor))
  const shrunk = await stage(picture, (next) =>
    next.resize({ width: small(width), height: small(height), fit: 'fill' }),
  )
  return stage(shrunk.blur(widestBlur), (next) => next.resize({ width, height, fit: 'fill' }))
}

/** Writes the picture that the parameters ask for. */
export async function renderPicture(
  source: Source,
  transform: Transform,
  extension: OutputExtension,
  to: string,
) {
  const moves = extension === 'webp' || extension === 'gif'
  const animated =
    moves &&
    ['gif', 'webp'].includes(source.extension) &&
    !transform.firstFrame &&
    !transform.turn &&
    !transform.flip?.v
  const opened = openPicture(source.drawn ?? source.path, { animated })
  const metadata = await opened.metadata()
  const actual = {
    width: metadata.autoOrient.width,
    height: animated ? (metadata.pageHeight ?? metadata.autoOrient.height) : metadata.autoOrient.height,
  }
  const plan = planGeometry(source, transform)
  const zoom = { x: actual.width / source.width, y: actual.height / source.height }
  const take = {
    left: Math.min(actual.width - 1, Math.round(plan.take.left * zoom.x)),
    top: Math.min(actual.height - 1, Math.round(plan.take.top * zoom.y)),
    width: Math.max(1, Math.round(plan.take.width * zoom.x)),
    height: Math.max(1, Math.round(plan.take.height * zoom.y)),
  }
  take.width = Math.min(take.width, actual.width - take.left)
  take.height = Math.min(take.height, actual.height - take.top)

  const turned = transform.turn === 90 || transform.turn === 270
  const size = turned ? { width: plan.size.height, height: plan.size.width } : plan.size
  let picture = opened.autoOrient().extract(take)
  picture = plan.entropy
    ? picture.resize({ ...size, fit: 'cover', position: 'entropy' })
    : picture.resize({ ...size, fit: 'fill' })
  if (transform.turn) picture = await stage(picture, (next) => next.rotate(transform.turn))
  const shown = plan.size
  if (transform.flip?.v) picture = picture.flip()
  if (transform.flip?.h) picture = picture.flop()
  if (transform.saturation !== undefined)
    picture = picture.modulate({ saturation: 1 + transform.saturation / 100 })
  if (transform.invert) picture = picture.negate({ alpha: false })
  if (transform.blur) picture = await blurred(picture, Math.max(0.3, transform.blur / 10), shown, animated)
  if (transform.sharpen) picture = picture.sharpen({ sigma: 0.5 + transform.sharpen / 50 })

  const pad = Math.round((transform.pad ?? 0) * (transform.dpr ?? 1))
  const extra = { width: plan.canvas.width - plan.size.width, height: plan.canvas.height - plan.size.height }
  const opaque = extension === 'jpg'
  const filling = transform.background ?? { r: 255, g: 255, b: 255, alpha: opaque ? 1 : 0 }
  if (pad > 0 || extra.width > 0 || extra.height > 0) {
    const left = Math.floor(extra.width / 2)
    const top = Math.floor(extra.height / 2)
    const edges = {
      left: left + pad,
      right: extra.width - left + pad,
      top: top + pad,
      bottom: extra.height - top + pad,
    }
    picture = picture.extend({ ...edges, background: filling })
  }
  if (transform.background || opaque) picture = picture.flatten({ background: filling })
  await encode(picture, extension, transform).toFile(to)
}

/** sharp orders its steps itself; a step that must follow the resizing starts from the resized pixels. */
async function stage(picture: Sharp, step: (picture: Sharp) => Sharp): Promise<Sharp> {
  const pixels = await picture.png({ compressionLevel: 0 }).toBuffer()
  return step(openPicture(pixels))
}

export function sourceFromName(name: string, path: string): Source {
  const [, width, height, extension] = /-(\d+)x(\d+)\.([a-z0-9]+)$/.exec(name) ?? []
  if (!extension) throw httpError(404, 'Not found')
  return { path, extension, width: Number(width), height: Number(height) }
}
