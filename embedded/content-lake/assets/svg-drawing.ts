import { spawn } from 'node:child_process'
import { setPriority } from 'node:os'
import { buffer, text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'

/** An SVG as pixels, and the size that it gives itself. */
export interface Drawing {
  png: Buffer
  width: number
  height: number
}

interface Drawn {
  /** Dots to the inch; 72 is the size that the SVG gives itself. */
  density?: number
  /** Pixels of an SVG at its own size, above which it is refused. */
  mostPixels: number
  /** Milliseconds until the process is killed. */
  limitMs?: number
}

/** How long an SVG may take, its process's own start included: usual ones take a tenth of it. */
const limitMs = 8000
/** Pixels that are drawn at most; what is asked for larger is enlarged. */
const finestPixels = 25_000_000

const child = fileURLToPath(new URL('./svg-child.ts', import.meta.url))
const size = z.object({ width: z.number(), height: z.number() })

export class TooSlowToDraw extends Error {
  override name = 'TooSlowToDraw'
}

/**
 * Draws an SVG in a process of its own, which is killed at its limit: a filter of a few letters can keep a processor busy
 * for hours, and nothing stops it from within. @throws TooSlowToDraw, or Error with what the library says
 */
export async function drawSvg(
  svg: Uint8Array | string,
  { density = 72, mostPixels, limitMs: ms = limitMs }: Drawn,
): Promise<Drawing> {
  const options = { density, pixels: finestPixels, most: mostPixels, ms }
  const args = Object.entries(options).map(([name, value]) => `--${name}=${value}`)
  const drawing = spawn(process.execPath, ['--max-old-space-size=256', child, ...args], {
    stdio: ['pipe', 'pipe', 'pipe'],
    // It reads nothing of ours.
    env: { NODE_ENV: 'production' },
  })
  const ended = new Promise<NodeJS.Signals | null>((resolve, reject) => {
    drawing.once('error', reject)
    drawing.once('close', (_code, signal) => resolve(signal))
  })
  const timer = setTimeout(() => drawing.kill('SIGKILL'), ms)
  // Other work goes first.
  if (drawing.pid) setPriority(drawing.pid, 10)
  drawing.stdin.on('error', () => undefined)
  drawing.stdin.end(svg)
  try {
    const [out, said, signal] = await Promise.all([buffer(drawing.stdout), text(drawing.stderr), ended])
    if (signal) throw new TooSlowToDraw('The drawing takes too long')
    const line = out.indexOf('\n')
    if (line < 0) throw new Error(said || 'The drawing cannot be read')
    return { ...size.parse(JSON.parse(out.subarray(0, line).toString())), png: out.subarray(line + 1) }
  } finally {
    clearTimeout(timer)
  }
}
