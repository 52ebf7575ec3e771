import { buffer } from 'node:stream/consumers'
import { parseArgs } from 'node:util'
import sharp from 'sharp'

/**
 * The process that draws one SVG, from stdin to stdout: a line of JSON with its own size, then a PNG. A drawing cannot
 * be interrupted from within its process, so this one ends itself when its time is up, also where nobody waits any more.
 */
const { values } = parseArgs({
  options: Object.fromEntries(
    ['density', 'pixels', 'most', 'ms'].map((name) => [name, { type: 'string' as const }]),
  ),
})
const [density, pixels, most, ms] = [values.density, values.pixels, values.most, values.ms].map(Number)
setTimeout(() => process.kill(process.pid, 'SIGKILL'), ms).unref()

const svg = await buffer(process.stdin)
try {
  const { width, height } = await sharp(svg, { limitInputPixels: most }).metadata()
  if (width * height > most!) throw new Error('Input image exceeds pixel limit')
  const finest = 72 * Math.sqrt(pixels! / (width * height))
  const options = { density: Math.max(1, Math.min(density!, finest, 2400)), limitInputPixels: most }
  const png = await sharp(svg, options).png({ compressionLevel: 1 }).toBuffer()
  process.stdout.write(`${JSON.stringify({ width, height })}\n`)
  process.stdout.write(png)
} catch (error) {
  process.stderr.write(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
