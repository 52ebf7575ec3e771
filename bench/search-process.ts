import { quantile } from './numbers.ts'
import { type EngineName, engines, type Measured } from './search-engine.ts'
import { randomNumbers, shapes, vehicle } from './search-vehicles.ts'

/** Budget of processor time: slow engines get fewer requests. */
const secondsPerShape = 4
const warmUps = 300

function* vehicles(count: number) {
  for (let id = 1; id <= count; id++) yield vehicle(id)
}

const megabytes = (bytes: number) => Math.round(bytes / 1e6)

/** Milliseconds of processor time so far. */
const used = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** Measures one engine, in a process or thread of its own. */
export async function measure(name: EngineName, count: number, most: number): Promise<Measured> {
  // Vehicles are made in advance, so that the time of the build is the engine's alone.
  let list: ReturnType<typeof vehicle>[] | undefined = count <= 100_000 ? [...vehicles(count)] : undefined
  const engine = await engines[name]()
  const started = performance.now()
  await engine.build(list ?? vehicles(count))
  const build = (performance.now() - started) / 1000
  list = undefined
  globalThis.gc?.()
  const { rss, heapUsed, external } = process.memoryUsage()
  const measured: Measured = { build, rss: megabytes(rss), js: megabytes(heapUsed + external), shapes: {} }
  for (const [shape, make] of Object.entries(shapes)) {
    const warming = randomNumbers(4)
    const random = randomNumbers(5)
    const warmedUp = used() + secondsPerShape * 300
    for (let round = 0; round < warmUps && used() < warmedUp; round++) await engine.search(make(warming))
    const times: number[] = []
    let found = 0
    const before = used()
    while (times.length < most && (times.length < 3 || used() < before + secondsPerShape * 1000)) {
      const request = make(random)
      const asked = performance.now()
      const answered = await engine.search(request)
      if (times.length < 3) found += answered
      times.push(performance.now() - asked)
    }
    measured.shapes[shape] = {
      requests: times.length,
      cpu: (used() - before) / times.length,
      p50: quantile(times, 0.5),
      p99: quantile(times, 0.99),
      found,
    }
  }
  return measured
}

const [, script, name, count, most] = process.argv
if (script === import.meta.filename) {
  process.send?.(await measure(name as EngineName, Number(count), Number(most)))
  process.disconnect?.()
}
