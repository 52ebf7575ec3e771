import { mkdir, rm, statfs, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { listenerOf, portIsFree } from './ports.ts'
import { StartError } from './start-error.ts'

const neededBytes = 500e6

/** Creates the data directory and checks that it can be written. */
export async function checkDataDir(dataDir: string) {
  const probe = join(dataDir, `.probe-${process.pid}`)
  try {
    await mkdir(dataDir, { recursive: true })
    await writeFile(probe, 'forecourt')
  } catch (error) {
    throw new StartError(reasonOf(error as NodeJS.ErrnoException, dataDir))
  } finally {
    await rm(probe, { force: true }).catch(() => {})
  }
}

function reasonOf(error: NodeJS.ErrnoException, dataDir: string) {
  if (error.code === 'ENOSPC')
    return `The disk that holds ${dataDir} is full. Free 500 MB, or set DATA_DIR to a folder on another disk.`
  if (error.code === 'ENOTDIR' || error.code === 'EEXIST')
    return `${dataDir} is a file, not a folder. Set DATA_DIR to a folder.`
  return `${dataDir} cannot be written (${error.code}). Give yourself write access to it, or set DATA_DIR to another folder.`
}

export async function checkDisk(dataDir: string) {
  const { bavail, bsize } = await statfs(dataDir)
  const free = bavail * bsize
  if (free < neededBytes)
    throw new StartError(
      `The disk that holds ${dataDir} has ${Math.floor(free / 1e6)} MB free; 500 MB are needed. Free some space, or set DATA_DIR to a folder on another disk.`,
    )
}

/** @param ports by the environment variable that sets each */
export async function checkPorts(ports: Record<string, number>) {
  for (const [variable, port] of Object.entries(ports)) {
    if (await portIsFree(port)) continue
    const listener = await listenerOf(port)
    throw new StartError(
      `Port ${port} is in use${listener ? ` by ${listener}` : ''}. Stop it, or set ${variable} to another port.`,
    )
  }
}
