import type { Server } from 'node:http'
import type { Socket } from 'node:net'

/**
 * Returns a function that stops a server: it accepts no more connections, finishes the responses under way, and closes
 * what is still open after `patienceMs`.
 */
export function gentleStop(server: Server, patienceMs = 5000): () => Promise<void> {
  const sockets = new Set<Socket>()
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  return () =>
    new Promise((resolve) => {
      const cut = setTimeout(() => {
        for (const socket of sockets) socket.destroy()
      }, patienceMs)
      // A browser keeps its connection open after the last response.
      const idle = setInterval(() => server.closeIdleConnections(), 50)
      server.close(() => {
        clearTimeout(cut)
        clearInterval(idle)
        resolve()
      })
      // Browsers open connections in advance: Node counts those that never sent a request as busy.
      for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy()
    })
}
