import sharp from 'sharp'
import { afterAll, beforeAll } from 'vitest'
import { startAssetServer } from './testing.ts'

export let server: Awaited<ReturnType<typeof startAssetServer>>
/** 400 by 300: four quarters, red, green, blue and white. */
export let quarters: string
export let tall: string
export let sideways: string
export let glass: string
export let moving: string
export let drawing: string
export let brochure: string

const block = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer()

export const keep = async (bytes: Uint8Array | string, kind: 'images' | 'files' = 'images', query = '') =>
  `/${(await server.keep(kind, bytes, query)).path}`

export async function quartersOf(width: number, height: number) {
  const [w, h] = [width / 2, height / 2]
  return sharp({ create: { width, height, channels: 3, background: '#fff' } }).composite([
    { input: await block(w, h, '#f00'), left: 0, top: 0 },
    { input: await block(w, h, '#0f0'), left: w, top: 0 },
    { input: await block(w, h, '#00f'), left: 0, top: h },
  ])
}

/** Starts a server with these pictures for the tests of a file. */
export function withPictures() {
  beforeAll(async () => {
    server = await startAssetServer()
    quarters = await keep(await (await quartersOf(400, 300)).png().toBuffer())
    tall = await keep(await (await quartersOf(100, 200)).png().toBuffer())
    sideways = await keep(
      await (await quartersOf(80, 40)).jpeg({ quality: 100 }).withMetadata({ orientation: 6 }).toBuffer(),
    )
    const clear = { r: 0, g: 0, b: 0, alpha: 0 }
    glass = await keep(
      await sharp({ create: { width: 20, height: 20, channels: 4, background: clear } })
        .png()
        .toBuffer(),
    )
    const frames = await Promise.all(['red', 'lime', 'blue'].map((colour) => block(60, 40, colour)))
    moving = await keep(
      await sharp(frames, { join: { animated: true } })
        .gif()
        .toBuffer(),
    )
    drawing = await keep(
      `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20" onload="alert(1)"><script>alert(2)</script>
       <rect width="40" height="20" fill="#f00"/><image href="https://evil.example/x.png"/></svg>`,
    )
    brochure = await keep(`%PDF-1.7\n${'0123456789'.repeat(100)}`, 'files', '?filename=b.pdf')
  })
  afterAll(() => server.stop())
}

/** The picture at an address, decoded. */
export async function picture(address: string, headers?: Record<string, string>) {
  const answer = await server.get(address, headers)
  const bytes = Buffer.from(await answer.arrayBuffer())
  if (answer.status !== 200) throw new Error(`${answer.status} ${bytes}`)
  const { width, height, format, pages, pageHeight } = await sharp(bytes, { animated: true }).metadata()
  const raw = await sharp(bytes).ensureAlpha().raw().toBuffer()
  const at = (x: number, y: number) => [...raw.subarray((y * width + x) * 4, (y * width + x) * 4 + 4)]
  return { answer, bytes, width, height: pageHeight ?? height, format, pages, at }
}

export const red = [255, 0, 0, 255]
export const green = [0, 255, 0, 255]
export const blue = [0, 0, 255, 255]
export const white = [255, 255, 255, 255]
