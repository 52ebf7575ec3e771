import { readdirSync, readFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import type { Router } from 'express'

/** An address as the code declares it: `/api/cars/:slug`. */
export interface Route {
  method: string
  path: string
}

interface Layer {
  route?: { path: string | string[] | RegExp; methods: Record<string, boolean> }
  handle?: { stack?: Layer[] }
}

/** Every address of an Express router and of those inside it. */
export function routesOf(router: Pick<Router, 'stack'>): Route[] {
  return (router.stack as Layer[]).flatMap(({ route, handle }) => {
    if (!route) return handle?.stack ? routesOf(handle as Router) : []
    const paths = [route.path].flat().filter((path) => typeof path === 'string')
    const methods = Object.keys(route.methods).filter((method) => method !== '_all')
    return paths.flatMap((path) => methods.map((method) => ({ method: method.toUpperCase(), path })))
  })
}

/** Names of parameters that the sources of a folder read from addresses. */
export function parametersIn(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const texts = files
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .map((file) => readFileSync(`${folder}/${file}`, 'utf8'))
  const found = texts.flatMap((text) => [
    ...text.matchAll(/(?:search|query|params|Params)\)?\.(?:get|has|getAll)\('([\w$-]+)'\)/g),
    ...text.matchAll(/req\.query\.(\w+)|req\.query\['([\w-]+)'\]/g),
  ])
  return [...new Set(found.map(([, one, two]) => one ?? two!))].sort()
}

/** What stands where a path has a parameter, or at its end. */
const pieces = [
  ...['%', '%zz', '%00', 'a%00b', '%ff', '%ed%a0%80', '%f0%9f', '..%2f..%2fx', '%2e%2e', 'a%0d%0ab', '%5c'],
  ...['__proto__', 'constructor', '-1', '1e999', '"', "'--", '[', '%7b', '*', 'null', ',', ',,', '.', 'ÿ'],
  'x'.repeat(1500),
]
const values = [
  ...['-5', '0', '1e999', 'NaN', '99999999999999999999', '', '%', '%zz', '%00', '%ff', '{', '[]', 'null'],
  ...['9999-99-99', '2026-02-30T25:61', '%ed%a0%80', '__proto__', 'true', ',', '//x', 'x'.repeat(1500)],
]
const headers: Record<string, string>[] = [
  {},
  { origin: 'null' },
  { origin: '://', referer: '::' },
  { cookie: 'forecourt-preview=a.b; session=%00; sanitySession=%zz; =; ;;' },
  { authorization: 'Bearer %00' },
  { authorization: 'Basic' },
  { range: 'bytes=9-1,-', 'if-none-match': '"', 'if-modified-since': 'never' },
  { accept: ';;q=x,/', 'accept-encoding': 'x;q=,', 'accept-language': '--' },
  { 'x-forwarded-for': '%00', 'x-forwarded-proto': '::', 'x-forwarded-host': '[' },
  { 'content-type': 'multipart/form-data; boundary=', 'last-event-id': '-1' },
  { 'content-type': 'application/json;charset="' },
]
const bodies = ['', '{', '[]', 'null', '"\\ud800"', '{"__proto__":1}', `{"a":${'['.repeat(3000)}`, '\u0000']

export interface Malformed extends Route {
  headers: Record<string, string>
  body?: string
}

/** Requests with something wrong in path, parameters, headers or body, for every route; the same ones each time. */
export function malformedRequests(routes: readonly Route[], parameters: readonly string[]): Malformed[] {
  let turn = 0
  const next = <Value>(of: readonly Value[]) => of[turn++ % of.length]!
  const made: Malformed[] = []
  for (const { method, path } of routes) {
    const usual = filled(path, () => 'x')
    const add = (address: string, more: Partial<Malformed> = {}) => {
      const writes = !['GET', 'HEAD', 'OPTIONS'].includes(more.method ?? method)
      made.push({
        method,
        path: address,
        headers: next(headers),
        ...(writes && { body: next(bodies) }),
        ...more,
      })
    }
    for (const piece of pieces) {
      add(filled(path, () => piece))
      add(`${usual}${piece}`)
    }
    for (const name of parameters) add(`${usual}?${name}=${next(values)}&${next(parameters)}=${next(values)}`)
    for (const value of values)
      add(
        `${usual}?${parameters
          .map((name) => `${name}=${value}`)
          .join('&')
          .slice(0, 7000)}`,
      )
    for (const header of headers) add(usual, { headers: header })
    for (const other of ['GET', 'HEAD', 'POST', 'OPTIONS', 'PUT', 'DELETE']) add(usual, { method: other })
    if (method !== 'GET') for (const body of bodies) add(usual, { body })
    add(`${usual}?${'&'.repeat(2000)}`)
    add(`${usual}?a[b][c]=d&a=e&[]=&=`)
  }
  return made
}

/** A path with something in place of its parameters; patterns of versions take the first they allow. */
const filled = (path: string, piece: () => string) =>
  path
    .replace(/:version\([^/]*\)/g, 'v2025-02-19')
    .replace(/:dataset\b/g, 'production')
    .replace(/:project\b/g, 'local')
    .replace(/:\w+(\([^/]*?\))?[?*+]?|\*/g, piece)

/** An address of this machine that no other test uses: sites count how often one address writes. */
const localAddress = '127.200.1.1'

/** The status of each request; the body is not waited for, as some answers never end. */
export async function statusesOf(
  port: number,
  requests: readonly Malformed[],
  more: Record<string, string>,
): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 16 })
  const send = ({ method, path, headers, body }: Malformed) =>
    new Promise<number>((resolve) => {
      const outgoing = request(
        {
          host: '127.0.0.1',
          localAddress,
          port,
          method,
          path,
          agent,
          headers: { ...more, ...headers },
          timeout: 15_000,
        },
        (answer) => {
          answer.on('error', () => undefined)
          resolve(answer.statusCode ?? 0)
          answer.destroy()
        },
      )
      outgoing.on('timeout', () => outgoing.destroy())
      outgoing.on('error', () => resolve(0))
      outgoing.end(body)
    })
  const statuses: number[] = []
  const rest = [...requests.entries()]
  const work = async () => {
    for (let one = rest.shift(); one; one = rest.shift()) statuses[one[0]] = await send(one[1])
  }
  await Promise.all(Array.from({ length: 16 }, work))
  agent.destroy()
  return statuses
}
