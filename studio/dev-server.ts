import { createServer } from 'vite'

/**
 * Serves the Studio from its sources on 127.0.0.1, for the Content Lake to pass on: a process of `npm run dev`. The page
 * gets its updates from this port directly.
 */
const port = Number(process.argv[2])
const server = await createServer({
  root: import.meta.dirname,
  server: { host: '127.0.0.1', port, strictPort: true, ws: { clientPort: port } },
})
await server.listen()

const stop = () => void server.close().finally(() => process.exit(0))
process.once('SIGTERM', stop)
process.once('SIGINT', stop)
// The start script is gone: nobody is left to stop this process.
process.once('disconnect', stop)
