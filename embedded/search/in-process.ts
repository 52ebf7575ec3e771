import { searchOverHttp } from './http.ts'
import { createSearchServer, type SearchServerOptions } from './server.ts'

/** The search server in the calling process, for its own requests and for those that arrive over HTTP. */
export function hostSearch(options: SearchServerOptions) {
  const server = createSearchServer(options)
  return { ...server, overHttp: searchOverHttp(server) }
}
