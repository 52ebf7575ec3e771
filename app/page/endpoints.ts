import type { Endpoint } from './endpoint.ts'

interface Route {
  endpoint: Endpoint
  pattern: RegExp
}

/** What stands at a path of `/api`: an endpoint with its parameters, or the methods there are instead. */
export type EndpointMatch =
  | { endpoint: Endpoint; params: Record<string, string> }
  | { endpoint: undefined; allow: string[] }

/** Endpoints by path and method. @throws Error where two claim the same */
export function createEndpoints(endpoints: readonly Endpoint[]) {
  const names = endpoints.map(({ method, path }) => `${method} ${path}`)
  const repeated = names.find((name, index) => names.indexOf(name) !== index)
  if (repeated) throw new Error(`Two endpoints claim ${repeated}.`)

  const routes = endpoints.map(
    (endpoint): Route => ({
      endpoint,
      pattern: new RegExp(`^${endpoint.path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`),
    }),
  )
  return {
    at(method: string, path: string): EndpointMatch {
      const found = routes.filter(({ pattern }) => pattern.test(path))
      const wanted = method === 'HEAD' ? 'GET' : method
      const route = found.find(({ endpoint }) => endpoint.method === wanted)
      if (route) return { endpoint: route.endpoint, params: { ...route.pattern.exec(path)?.groups } }
      return { endpoint: undefined, allow: found.map(({ endpoint }) => endpoint.method) }
    },
  }
}

export type Endpoints = ReturnType<typeof createEndpoints>
