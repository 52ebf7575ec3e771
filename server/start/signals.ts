/**
 * The first Ctrl-C or SIGTERM stops everything in order, a second one at once. A terminal sends Ctrl-C to npm, the
 * bootstrap and us, and each passes it on: signals within a second are the same key stroke. The death of the bootstrap,
 * which closes the channel to it, counts as a first signal only.
 */
export function onStop(stop: () => Promise<void>, force: () => void) {
  let first = 0
  const handle = () => {
    if (!first) {
      first = Date.now()
      stop().then(
        () => process.exit(0),
        (error: unknown) => {
          console.error(error instanceof Error ? error.message : error)
          process.exit(1)
        },
      )
      return
    }
    if (Date.now() - first < 1000) return
    force()
    process.exit(1)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, handle)
  process.on('disconnect', () => {
    if (!first) handle()
  })
}
