/** Most bytes that are read of a body that nobody wanted. */
const most = 64e6

/**
 * Reads what is left of a body and lets go of it. Its sender is still sending, and hears why it was refused only if
 * nothing is left when the connection ends.
 */
export async function drain(body: ReadableStream<Uint8Array> | undefined): Promise<void> {
  if (!body || body.locked) return
  const reader = body.getReader()
  try {
    for (let bytes = 0; bytes < most; ) {
      const { done, value } = await reader.read()
      if (done) return
      bytes += value.length
    }
  } catch {
    // The sender has gone.
  } finally {
    reader.releaseLock()
  }
}
