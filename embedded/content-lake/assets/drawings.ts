import { readFile } from 'node:fs/promises'
import type { Limiter } from '#platform/limiter.ts'
import { httpError } from '../errors.ts'
import { maxPixels } from './inspect.ts'
import { type Source, svgDensity } from './render.ts'
import { drawSvg, TooSlowToDraw } from './svg-drawing.ts'
import type { Transform } from './transform-params.ts'

/** For how long an SVG that took too long is refused at once, in milliseconds. */
const restMs = 10 * 60_000

/** The pixels of a stored SVG, fine enough for what is asked for. @throws LakeError 400 for one that takes too long */
export type Drawings = (name: string, source: Source, transform: Transform) => Promise<Buffer>

export function createDrawings(limiter: Limiter): Drawings {
  const slow = new Map<string, number>()
  const refuse = () => {
    throw httpError(400, 'The drawing takes too long to make pixels of it')
  }
  return (name, source, transform) =>
    limiter(async () => {
      if ((slow.get(name) ?? 0) > Date.now()) return refuse()
      const density = svgDensity(source, transform)
      try {
        return (await drawSvg(await readFile(source.path), { density, mostPixels: maxPixels })).png
      } catch (error) {
        if (!(error instanceof TooSlowToDraw)) throw error
        if (slow.size > 1000) slow.clear()
        slow.set(name, Date.now() + restMs)
        return refuse()
      }
    })
}
