import type { Server } from 'node:http'
import type { Socket } from 'node:net'

/**
 * Answers a function that ends a server: no connection is taken any more, answers under way are finished, and what is
 * still open after `patienceMs` is cut.
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
      // A browser keeps its connection after the last answer.
      const idle = setInterval(() => server.closeIdleConnections(), 50)
      server.close(() => {
        clearTimeout(cut)
        clearInterval(idle)
        resolve()
      })
      // Browsers open connections ahead of need: Node takes those that never asked for anything as busy.
      for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy()
    })
}
