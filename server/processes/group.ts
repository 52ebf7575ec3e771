import type { Database } from './keep-postgres.ts'
import { writeProcesses } from './leftovers.ts'
import { type ProcessPlan, type Supervised, supervise } from './supervise.ts'
import { watchFolders } from './watch.ts'

/** The processes of one start: launched in order, listed in a file, stopped in reverse order, the database last. */
export function createGroup(
  processesFile: string,
  { watching, log }: { watching: boolean; log: (line: string) => void },
) {
  const children: Supervised[] = []
  const unwatch: (() => void)[] = []
  let database: Database | undefined
  let writing = Promise.resolve()

  const list = () => {
    const pids = children.map(({ name, pid }) => [name, pid])
    const running = Object.fromEntries([['postgresql', database?.pid], ...pids])
    writing = writing.then(() => writeProcesses(processesFile, running)).catch(() => {})
  }

  return {
    list,
    hold(held: Database) {
      database = held
      list()
    },
    async launch(plan: ProcessPlan, signal?: AbortSignal) {
      const child = await supervise(plan, log, list)
      children.push(child)
      list()
      if (watching && plan.sources) unwatch.push(watchFolders(plan.sources, child.restart))
      await child.ready(signal)
      signal?.throwIfAborted()
    },
    kill(name: string) {
      if (name === 'postgresql') database?.kill()
      else children.find((child) => child.name === name)?.kill()
    },
    async stop() {
      for (const stopWatching of unwatch) stopWatching()
      for (const child of children.toReversed()) await child.stop()
      await database?.stop()
      await writing
    },
    force() {
      for (const child of children) child.kill()
    },
  }
}
