import { fork } from 'node:child_process'
import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { load, table } from './numbers.ts'
import { type EngineName, engines, type Measured } from './search-engine.ts'
import { shapes } from './search-vehicles.ts'

const script = new URL('./search-process.ts', import.meta.url)
const requests = 1000
/** Target for ours at 100,000 vehicles, in milliseconds of processor time. */
const wanted: Record<string, number> = { Q1: 1.5, Q2: 1.5, Q3: 3 }

async function inProcess(name: EngineName, count: number): Promise<Measured> {
  const child = fork(script, [name, String(count), String(requests)], {
    execArgv: ['--expose-gc', '--max-old-space-size=6000'],
  })
  const gone = once(child, 'exit').then(() => Promise.reject(new Error(`${name} ended.`)))
  const [measured] = (await Promise.race([once(child, 'message'), gone])) as [Measured]
  gone.catch(() => undefined)
  return measured
}

async function inThread(name: EngineName, count: number): Promise<Measured> {
  const worker = new Worker(
    `const { parentPort, workerData: [script, ...rest] } = require('node:worker_threads')
    import(script).then(({ measure }) => measure(...rest)).then((measured) => parentPort.postMessage(measured))`,
    {
      eval: true,
      workerData: [script.href, name, count, requests],
      resourceLimits: { maxOldGenerationSizeMb: 6000 },
    },
  )
  const [measured] = (await once(worker, 'message')) as [Measured]
  await worker.terminate()
  return measured
}

const ms = (number: number) => number.toFixed(number < 10 ? 2 : 0)

function report(count: number, results: [string, Measured][]) {
  const names = Object.keys(shapes)
  console.log(
    `\n${count.toLocaleString('en-AU')} vehicles, ${load()}. Milliseconds for each request: processor time, median / 99th percentile.\n`,
  )
  console.log(
    table([
      [
        'engine',
        'build s',
        'JS MB',
        'RSS MB',
        ...names.flatMap((name) => [`${name} cpu`, 'p50 / p99', 'found', 'n']),
      ],
      ...results.map(([name, { build, js, rss, shapes: measured }]) => [
        name,
        build.toFixed(1),
        String(js),
        String(rss),
        ...names.flatMap((shape) => {
          const { cpu, p50, p99, found, requests: asked } = measured[shape]!
          return [ms(cpu), `${ms(p50)} / ${ms(p99)}`, String(found), String(asked)]
        }),
      ]),
    ]),
  )
}

function ratios(results: [string, Measured][]) {
  const [[, ours], ...others] = results as [[string, Measured], ...[string, Measured][]]
  console.log()
  for (const [shape, limit] of Object.entries(wanted)) {
    const cpu = (measured: Measured) => measured.shapes[shape]!.cpu
    const able = others.filter(([, measured]) => measured.shapes[shape]!.found > 0)
    const [best, measured] = able.sort((a, b) => cpu(a[1]) - cpu(b[1]))[0]!
    console.log(
      `${shape}: ${ms(cpu(ours))} ms of ${limit} wanted; ${(cpu(measured) / cpu(ours)).toFixed(0)} times less than ${best}, the best of the others that find anything`,
    )
  }
}

if (process.argv.includes('--million')) {
  report(1_000_000, [['ours, in a thread', await inThread('ours', 1_000_000)]])
} else {
  const given = process.argv.slice(2).map(Number)
  for (const count of given.length > 0 ? given : [10_000, 100_000]) {
    const results: [string, Measured][] = []
    for (const name of Object.keys(engines) as EngineName[])
      results.push([name, await inProcess(name, count)])
    report(count, results)
    if (count >= 100_000) ratios(results)
  }
}
