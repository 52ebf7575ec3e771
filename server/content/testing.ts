import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A way to a Content Lake that breaks at the write after the first `writes`, until it is closed. */
export async function breakingLine(url: string, writes: number) {
  let left = writes
  const { hostname, port } = new URL(url)
  const line = createServer((req, res) => {
    if (req.url?.includes('/data/mutate/') && left-- <= 0) return req.socket.destroy()
    const { method, headers } = req
    const onward = request({ hostname, port, path: req.url, method, headers }, (answer) => {
      res.writeHead(answer.statusCode ?? 500, answer.headers)
      answer.pipe(res)
    })
    req.pipe(onward)
  })
  await new Promise<void>((done) => line.listen(0, '127.0.0.1', done))
  return {
    url: `http://127.0.0.1:${(line.address() as AddressInfo).port}`,
    async close() {
      line.closeAllConnections()
      await new Promise((done) => line.close(done))
    },
  }
}
