import { searchOverHttp } from './http.ts'
import { createSearchServer, type SearchServerOptions } from './server.ts'

/** The search server for the process that calls: its own requests, and those that reach it over HTTP. */
export function hostSearch(options: SearchServerOptions) {
  const server = createSearchServer(options)
  return { ...server, overHttp: searchOverHttp(server) }
}
