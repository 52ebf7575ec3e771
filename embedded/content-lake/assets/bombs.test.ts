import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createAssetStore } from './store.ts'
import { drawSvg, TooSlowToDraw } from './svg-drawing.ts'
import { startAssetServer } from './testing.ts'

let server: Awaited<ReturnType<typeof startAssetServer>>
/** Address of a photograph. */
let photograph: string
beforeAll(async () => {
  server = await startAssetServer()
  const bytes = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#369' } })
    .jpeg()
    .toBuffer()
  photograph = `/${(await server.keep('images', bytes)).path}`
})
afterAll(() => server.stop())

const svg = (content: string, size = 2000) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">${content}</svg>`
/** Keeps a processor busy for longer than anybody waits. */
const bomb = svg(
  '<filter id="a"><feMorphology operator="dilate" radius="900"/></filter><rect width="99%" height="99%" filter="url(#a)"/>',
)

async function timed<Result>(work: Promise<Result>): Promise<[Result, number]> {
  const started = performance.now()
  return [await work, performance.now() - started]
}

/** Photographs in sizes that were never made before. */
const photographs = async (from: number) => {
  const asked = Array.from({ length: 12 }, (_, index) => server.get(`${photograph}?w=${from + index}`))
  return (await Promise.all(asked)).map(({ status }) => status)
}

describe('an SVG of 200 letters whose filter takes hours', () => {
  test('is refused as an upload when its time is up, and photographs are made meanwhile', async () => {
    expect(bomb.length).toBeLessThan(210)
    const uploads = [bomb, bomb.replace('900', '901'), bomb.replace('900', '902')]
    const refused = Promise.all(uploads.map((one) => server.upload('images', one)))
    expect(await Promise.race([photographs(300), refused])).toEqual(Array(12).fill(200))
    for (const answer of await refused) {
      expect(answer.status).toBe(400)
      expect(await answer.text()).toContain('it takes too long to draw')
    }
  }, 60_000)

  test('that is stored already is refused as pixels, and the next time at once', async () => {
    const name = `${'b'.repeat(40)}-2000x2000.svg`
    const path = createAssetStore(server.dataDir).pathOf('images', name)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, bomb)
    const at = (query: string) => server.get(`/images/local/production/${name}?${query}`)
    const asked = timed(at('fm=png&w=100'))
    expect(await Promise.race([photographs(400), asked])).toEqual(Array(12).fill(200))
    const [first, late] = await asked
    expect([first.status, await first.text()]).toEqual([400, expect.stringContaining('too long')])
    const [again, soon] = await timed(at('fm=webp&w=200'))
    expect(again.status).toBe(400)
    expect(soon).toBeLessThan(late / 2)
    expect((await at('')).status).toBe(200)
  }, 60_000)

  test('is given up when its time is up', async () => {
    await expect(drawSvg(bomb, { mostPixels: 1e8, limitMs: 1500 })).rejects.toThrow(TooSlowToDraw)
  })
})

test('an ordinary drawing is made as fine as it is asked for', async () => {
  const bytes = svg('<circle cx="50" cy="50" r="50" fill="#369"/>', 100)
  const { path } = await server.keep('images', bytes)
  const answer = await server.get(`/${path}?fm=png&w=1000&h=1000`)
  const { data, info } = await sharp(Buffer.from(await answer.arrayBuffer()))
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect([info.width, info.height]).toEqual([1000, 1000])
  // Sharp at its edge: no enlarged pixel between inside and outside.
  const row = Array.from(
    { length: 1000 },
    (_, x) => data[(500 * 1000 + x) * info.channels + info.channels - 1]!,
  )
  expect(row.filter((alpha) => alpha > 0 && alpha < 255).length).toBeLessThan(6)
})

test('the widest blur of the largest picture takes little longer than a narrow one', async () => {
  const blurred = (blur: number) => timed(server.get(`${photograph}?w=4096&h=4096&fit=scale&blur=${blur}`))
  const [narrow, usual] = await blurred(80)
  const [wide, longer] = await blurred(2000)
  expect([narrow.status, wide.status]).toEqual([200, 200])
  expect(longer).toBeLessThan(usual * 5)
})
