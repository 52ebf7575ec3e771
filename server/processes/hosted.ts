import { join, resolve } from 'node:path'
import { checkDataDir, checkPorts } from './checks.ts'
import { createGroup } from './group.ts'
import { endLeftovers } from './leftovers.ts'
import { takeLock } from './lock.ts'
import { hostedSitePlan, scripts } from './plans.ts'

export interface HostedOptions {
  dataDir: string
  port: number
  log: (line: string) => void
  signal?: AbortSignal
}

/** Starts the sites alone, with a hosted Content Lake: nothing else has to run here. */
export async function startHosted({ port, log, signal, ...options }: HostedOptions) {
  const dataDir = resolve(options.dataDir)
  const processesFile = join(dataDir, 'run', 'processes.json')
  await checkDataDir(dataDir)
  const release = await takeLock(join(dataDir, 'run', 'start.lock'), dataDir)
  const group = createGroup(processesFile, { watching: false, log })
  const stop = async () => {
    await group.stop()
    await release()
  }
  try {
    await endLeftovers(processesFile, scripts)
    await checkPorts({ PORT: port })
    await group.launch(hostedSitePlan({ dataDir, ports: { site: port, lake: 0 } }), signal)
    return { stop, force: group.force }
  } catch (error) {
    await stop()
    throw error
  }
}
