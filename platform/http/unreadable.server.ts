import type { Server } from 'node:http'

/** Statuses for what Node cannot read as a request, by Node's error code. */
const statuses: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
}

/** Makes `server` answer malformed requests instead of closing the connection. */
export function answerUnreadable(server: Server) {
  server.on('clientError', ({ code }: NodeJS.ErrnoException, socket) => {
    const status = statuses[code ?? ''] ?? '400 Bad Request'
    if (socket.writable) socket.end(`HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`)
  })
}
