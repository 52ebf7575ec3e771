import { spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { checkDataDir, checkPorts } from './checks.ts'
import { commandOf, takeLock } from './lock.ts'
import { freePort, portIsFree } from './ports.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forecourt-checks-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const listening = (port: number) =>
  new Promise<Server>((resolve) => {
    const server = createServer().listen(port, () => resolve(server))
  })

describe('before a start', () => {
  test('a port in use is named with the variable that changes it and the program that holds it', async () => {
    const port = await freePort()
    const server = await listening(port)
    try {
      await expect(checkPorts({ PORT: port })).rejects.toThrow(
        new RegExp(
          `^Port ${port} is in use by .+ \\(process ${process.pid}\\)\\. Stop it, or set PORT to another port\\.$`,
        ),
      )
    } finally {
      server.close()
    }
  })

  test('a free port passes', async () => {
    const port = await freePort()
    expect(await portIsFree(port)).toBe(true)
    await checkPorts({ PORT: port })
  })

  test('a data directory that is a file is refused, with what to do', async () => {
    const file = join(folder, 'data')
    await writeFile(file, '')
    await expect(checkDataDir(file)).rejects.toThrow(
      `${file} is a file, not a folder. Set DATA_DIR to a folder.`,
    )
  })

  test('a missing data directory is created', async () => {
    await checkDataDir(join(folder, 'new', 'data'))
  })
})

describe('the lock on a data directory', () => {
  test('is released when asked to', async () => {
    const file = join(folder, 'start.lock')
    const release = await takeLock(file, folder)
    await release()
    await (await takeLock(file, folder))()
  })

  test('prevents a second start while its holder runs', async () => {
    const file = join(folder, 'start.lock')
    const holder = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)', 'holder'])
    await writeFile(file, JSON.stringify({ pid: holder.pid, command: await commandOf(holder.pid!) }))
    try {
      await expect(takeLock(file, folder)).rejects.toThrow(
        `Forecourt already runs on ${folder} (process ${holder.pid}).`,
      )
    } finally {
      holder.kill('SIGKILL')
    }
  })

  test('of a process that has ended is taken over', async () => {
    const file = join(folder, 'start.lock')
    await writeFile(file, JSON.stringify({ pid: 999_999, command: 'node server/start/start.ts' }))
    await takeLock(file, folder)
  })

  test('whose process id now belongs to another program is taken over', async () => {
    const file = join(folder, 'start.lock')
    await writeFile(file, JSON.stringify({ pid: process.ppid, command: 'node server/start/start.ts' }))
    await takeLock(file, folder)
  })
})
