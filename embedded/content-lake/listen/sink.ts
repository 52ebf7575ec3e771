/** Where a stream's events go: an HTTP response or a WebSocket. */
export interface StreamSink {
  /** Returns false once nobody reads any more. */
  write(text: string): boolean
  end(): void
  onClose(callback: () => void): void
}

export interface StreamEvent {
  event: string
  id?: string
  data: unknown
}

export function formatEvent({ event, id, data }: StreamEvent): string {
  const idLine = id === undefined ? '' : `id: ${id}\n`
  return `event: ${event}\n${idLine}data: ${JSON.stringify(data)}\n\n`
}

export const KEEP_ALIVE = ': keep-alive\n\n'
export const KEEP_ALIVE_MS = 15_000
