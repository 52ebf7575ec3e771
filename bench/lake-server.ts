import { startTestLake } from '#embedded/content-lake/testing/lake.ts'

/** An empty Content Lake in a process of its own; it answers any message with the editor's token. */
const lake = await startTestLake()
const stop = () => lake.stop().finally(() => process.exit(0))
process.once('SIGTERM', stop)
process.once('disconnect', stop)
process.on('message', () => process.send?.(lake.accounts.editorToken))
process.send?.({ port: Number(new URL(lake.url).port) })
