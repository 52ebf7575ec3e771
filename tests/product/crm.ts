import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What a dealer's system was sent. */
export interface CrmCall {
  headers: IncomingHttpHeaders
  body: string
  lead: Record<string, unknown>
}

/** A dealer's system that leads are posted to; `behave` says how it answers each call, 200 unless set. */
export async function startCrm(
  behave: (call: CrmCall, calls: readonly CrmCall[], response: ServerResponse) => void = (
    _call,
    _calls,
    response,
  ) => response.end('ok'),
) {
  const calls: CrmCall[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString()
      const call = { headers: request.headers, body, lead: JSON.parse(body) }
      calls.push(call)
      behave(call, calls, response)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/leads`,
    calls,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
