import { open, readFile } from 'node:fs/promises'
import { fileTypeFromFile } from 'file-type'
import sharp, { type Metadata, type Sharp } from 'sharp'
import { httpError } from '../errors.ts'
import { blurHash } from './blur-hash.ts'
import { paletteOf } from './palette.ts'
import { InvalidSvg, looksLikeSvg, neutraliseSvg } from './svg.ts'
import { drawSvg, TooSlowToDraw } from './svg-drawing.ts'

/** Pictures with more pixels (all frames together) are refused: decoding them would need too much memory. */
export const maxPixels = 100_000_000
const maxSvgBytes = 5 * 1024 * 1024
const secondsToDecode = 10

/** Formats that we can decode, by sharp's name; of the HEIF family sharp reads `avif`. */
const rasterTypes: Record<string, { extension: string; mimeType: string }> = {
  jpeg: { extension: 'jpg', mimeType: 'image/jpeg' },
  png: { extension: 'png', mimeType: 'image/png' },
  gif: { extension: 'gif', mimeType: 'image/gif' },
  webp: { extension: 'webp', mimeType: 'image/webp' },
  tiff: { extension: 'tif', mimeType: 'image/tiff' },
  heif: { extension: 'avif', mimeType: 'image/avif' },
}

const sniffedRasters = new Set([
  'image/jpeg',
  'image/png',
  'image/apng',
  'image/gif',
  'image/webp',
  'image/tiff',
  'image/avif',
])

interface PictureFacts {
  extension: string
  mimeType: string
  width: number
  height: number
}

interface InspectedPicture extends PictureFacts {
  picture: Sharp
  /** For an SVG: what is stored in place of the uploaded bytes. */
  cleaned?: string
}

export const openPicture = (input: string | Buffer, options: { animated?: boolean } = {}) =>
  sharp(input, { limitInputPixels: maxPixels, failOn: 'error', ...options }).timeout({
    seconds: secondsToDecode,
  })

async function firstBytes(path: string, length: number) {
  const file = await open(path, 'r')
  try {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(length), 0, length, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

/** Text of a UTF-8 or UTF-16 file; undefined for any other. */
function decodeText(bytes: Buffer): string | undefined {
  const wide = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)
  const label = wide ? (bytes[0] === 0xff ? 'utf-16le' : 'utf-16be') : 'utf-8'
  try {
    return new TextDecoder(label, { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

async function svgText(path: string, size: number): Promise<string | undefined> {
  const start = await firstBytes(path, 64 * 1024)
  const text = new TextDecoder(
    start[0] === 0xff ? 'utf-16le' : start[0] === 0xfe ? 'utf-16be' : 'utf-8',
  ).decode(start)
  if (!looksLikeSvg(text)) return undefined
  if (size > maxSvgBytes) throw httpError(400, 'Invalid image: SVG files may have at most 5 MB')
  return decodeText(await readFile(path))
}

const oriented = (metadata: Metadata) => ({
  width: Math.max(1, Math.round(metadata.autoOrient.width)),
  height: Math.max(
    1,
    Math.round(
      metadata.pages ? (metadata.pageHeight ?? metadata.autoOrient.height) : metadata.autoOrient.height,
    ),
  ),
})

const reason = (error: unknown) => {
  const message = error instanceof Error ? error.message : ''
  if (/pixel limit/i.test(message)) return `it has more than ${maxPixels / 1_000_000} million pixels`
  if (/timeout/i.test(message)) return 'it takes too long to decode'
  if (error instanceof TooSlowToDraw) return 'it takes too long to draw'
  return 'its data is damaged, incomplete or of an unknown kind'
}

const invalidImage = (why: string) => httpError(400, `Invalid image: ${why}`)

/**
 * Reads the format and size of an upload from its bytes.
 * @throws LakeError 400 unless it is a picture that we can show
 */
export async function inspectPicture(path: string, size: number): Promise<InspectedPicture> {
  if (size === 0) throw invalidImage('the upload is empty')
  const sniffed = await fileTypeFromFile(path)
  if (!sniffed || sniffed.mime === 'application/xml') {
    const text = await svgText(path, size)
    if (text !== undefined) return inspectSvg(text)
  }
  if (!sniffed) throw invalidImage('the upload is not a picture')
  if (!sniffedRasters.has(sniffed.mime))
    throw invalidImage(`${sniffed.mime} is not accepted; use JPEG, PNG, WebP, GIF, AVIF, TIFF or SVG`)
  try {
    const picture = openPicture(path)
    const metadata = await picture.metadata()
    const type = rasterTypes[metadata.format ?? '']
    if (!type) throw new Error('unknown kind')
    const { width, height } = oriented(metadata)
    const pixels = width * height * (metadata.pages ?? 1)
    if (pixels > maxPixels || Math.max(width, height) > 99_999) throw new Error('pixel limit')
    return { ...type, width, height, picture }
  } catch (error) {
    throw invalidImage(reason(error))
  }
}

async function inspectSvg(text: string): Promise<InspectedPicture> {
  try {
    const cleaned = neutraliseSvg(text)
    const { png, ...natural } = await drawSvg(cleaned, { mostPixels: maxPixels })
    const picture = openPicture(png)
    const [width, height] = [natural.width, natural.height].map((side) => Math.max(1, Math.round(side)))
    if (Math.max(width!, height!) > 99_999) throw new Error('pixel limit')
    return { extension: 'svg', mimeType: 'image/svg+xml', width: width!, height: height!, picture, cleaned }
  } catch (error) {
    throw invalidImage(
      error instanceof InvalidSvg ? `the SVG file cannot be used: ${error.message}` : reason(error),
    )
  }
}

/** `metadata` of a sanity.imageAsset. Decodes the whole picture. @throws LakeError 400 for a damaged one */
export async function pictureMetadata({ picture, width, height }: InspectedPicture) {
  try {
    const turned = picture.clone().autoOrient()
    const { isOpaque, channels } = await turned.stats()
    const hasAlpha = (await picture.metadata()).hasAlpha
    const small = turned.clone().resize(20, 20, { fit: 'inside' })
    const lqip = isOpaque
      ? small.clone().flatten().jpeg({ quality: 60 })
      : small.clone().png({ compressionLevel: 9 })
    const tiny = await turned
      .clone()
      .resize(32, 32, { fit: 'inside' })
      .flatten({ background: '#fff' })
      .toColourspace('srgb')
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    const palette = channels.length > 0 ? await paletteOf(turned) : undefined
    return {
      _type: 'sanity.imageMetadata',
      dimensions: { _type: 'sanity.imageDimensions', width, height, aspectRatio: width / height },
      hasAlpha,
      isOpaque,
      lqip: `data:image/${isOpaque ? 'jpeg' : 'png'};base64,${(await lqip.toBuffer()).toString('base64')}`,
      blurHash: blurHash(tiny.data, tiny.info.width, tiny.info.height),
      ...(palette && { palette }),
    }
  } catch (error) {
    throw invalidImage(reason(error))
  }
}

/** Type of a file asset, by its bytes; of text, which cannot be recognised by its bytes, by its name. */
export async function inspectFile(path: string, size: number, filename: string | undefined) {
  const sniffed = await fileTypeFromFile(path)
  const extension = /\.([a-z0-9]{1,10})$/i.exec(filename ?? '')?.[1]?.toLowerCase()
  if (sniffed && sniffed.mime !== 'application/xml')
    return { extension: sniffed.ext, mimeType: sniffed.mime as string }
  const start = await firstBytes(path, Math.min(size, 4096))
  if (looksLikeSvg(start.toString('latin1'))) return { extension: 'svg', mimeType: 'image/svg+xml' }
  if (sniffed) return { extension: 'xml', mimeType: 'application/xml' }
  const textTypes: Record<string, string> = {
    txt: 'text/plain',
    csv: 'text/csv',
    md: 'text/markdown',
    vtt: 'text/vtt',
    srt: 'text/plain',
    json: 'application/json',
    html: 'text/html',
    htm: 'text/html',
    ics: 'text/calendar',
  }
  if (start.includes(0)) return { extension: 'bin', mimeType: 'application/octet-stream' }
  return {
    extension: extension ?? 'txt',
    mimeType: textTypes[extension ?? 'txt'] ?? 'application/octet-stream',
  }
}
