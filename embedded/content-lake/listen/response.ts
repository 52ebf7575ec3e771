import type { Response } from 'express'
import type { StreamSink } from './sink.ts'

/** A reader with this many unread bytes is disconnected; it connects again and resumes or starts over. */
export const MAX_UNREAD_BYTES = 32 * 1024 * 1024

const open = new Set<Response>()

export function responseSink(res: Response): StreamSink {
  res.status(200)
  res.set({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-cache, no-transform',
    'x-accel-buffering': 'no',
  })
  res.flushHeaders()
  open.add(res)
  res.on('close', () => open.delete(res))
  return {
    write(text) {
      if (res.writableEnded || res.destroyed) return false
      res.write(text)
      if (res.writableLength > MAX_UNREAD_BYTES) res.destroy()
      return true
    },
    end: () => void res.end(),
    onClose(callback) {
      // The reader may have hung up while the stream was being prepared.
      if (res.destroyed || res.closed) callback()
      else res.on('close', callback)
    },
  }
}

export function endResponses(): void {
  for (const res of open) res.end()
}
