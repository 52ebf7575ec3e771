import autocannon from 'autocannon'
import type { Server } from './product.ts'

/** At a time, where nothing else is said. */
export const connections = 16
export const seconds = 2

export interface Measured {
  rate: number
  /** Microseconds of the server's processor time for each response. */
  cpu: number
  p99: number
}

/** Processor time that a server has used, in microseconds. */
async function processorTime(server: Server) {
  const { user, system } = (await server.ask('cpu')) as NodeJS.CpuUsage
  return user + system
}

/** Responses a second, after a second of warming up; each connection asks for the paths in turn. */
export async function measure(
  server: Server,
  headers: Record<string, string>,
  { paths = ['/'], atOnce = connections }: { paths?: readonly string[]; atOnce?: number } = {},
): Promise<Measured> {
  const url = `http://127.0.0.1:${server.port}`
  const requests = paths.map((path) => ({ path }))
  const run = (duration: number) => autocannon({ url, connections: atOnce, duration, headers, requests })
  await run(1)
  const before = await processorTime(server)
  const { requests: done, duration, non2xx, errors, latency } = await run(seconds)
  if (non2xx || errors) throw new Error(`${non2xx} responses were not 200, ${errors} failed.`)
  const cpu = (await processorTime(server)) - before
  return { rate: done.total / duration, cpu: cpu / done.total, p99: latency.p99 }
}
