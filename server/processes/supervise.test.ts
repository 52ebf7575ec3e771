import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { childEnv } from '#platform/env.ts'
import { freePort, portIsFree } from './ports.ts'
import { type ProcessPlan, supervise } from './supervise.ts'

const serving = `
  import { createServer } from 'node:http'
  console.log('hello from', process.pid)
  createServer((request, response) => response.end(String(process.pid))).listen(Number(process.argv[2]))
  process.on('SIGTERM', () => process.exit(0))
`

let folder: string
let port: number
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forecourt-process-'))
  port = await freePort()
})
afterEach(() => rm(folder, { recursive: true, force: true }))

async function plan(script: string): Promise<ProcessPlan> {
  const file = join(folder, 'main.mjs')
  await writeFile(file, script)
  return {
    name: 'sample',
    args: [file, String(port)],
    env: childEnv({}),
    logFile: join(folder, 'logs', 'sample.log'),
    healthUrl: `http://127.0.0.1:${port}/`,
    patience: 15_000,
  }
}

const pidThatAnswers = async () => Number(await (await fetch(`http://127.0.0.1:${port}/`)).text())

describe('a watched process', () => {
  test('is started again when it dies, with a line that names it and its log', async () => {
    const log = vi.fn()
    const child = await supervise(await plan(serving), log, () => {})
    await child.ready()
    const first = await pidThatAnswers()
    child.kill()
    const second = await vi.waitUntil(
      () =>
        pidThatAnswers().then(
          (pid) => pid !== first && pid,
          () => false,
        ),
      { timeout: 10_000 },
    )
    expect(second).toBe(child.pid)
    expect(log).toHaveBeenCalledWith(
      expect.stringMatching(/^sample ended \(SIGKILL\); starting it again in \d+ ms\. Its log: /),
    )
    await child.stop()
    expect(await portIsFree(port)).toBe(true)
  })

  test('is killed when it hangs, and started again', async () => {
    const log = vi.fn()
    const watched = await plan(serving)
    const child = await supervise({ ...watched, lifeUrl: watched.healthUrl }, log, () => {})
    await child.ready()
    const { pid: first } = child
    process.kill(first!, 'SIGSTOP')
    const second = await vi.waitUntil(() => pidThatAnswers().catch(() => false), { timeout: 20_000 })
    expect(second).not.toBe(first)
    expect(log).toHaveBeenNthCalledWith(1, 'sample does not respond; ending it.')
    expect(log).toHaveBeenNthCalledWith(2, expect.stringMatching(/^sample ended \(SIGKILL\)/))
    await child.stop()
    expect(log).toHaveBeenCalledTimes(2)
  }, 40_000)

  test('writes its output to its log', async () => {
    const child = await supervise(
      await plan(serving),
      () => {},
      () => {},
    )
    await child.ready()
    const { pid } = child
    await child.stop()
    expect(await readFile(join(folder, 'logs', 'sample.log'), 'utf8')).toContain(`hello from ${pid}`)
  })

  test('that cannot start is abandoned after some tries, with the end of its log', async () => {
    const child = await supervise(
      await plan(`throw new Error('the database is missing')`),
      () => {},
      () => {},
    )
    await expect(child.ready()).rejects.toThrow('the database is missing')
    await child.stop()
  })

  test('is not waited for when the start is aborted', async () => {
    const child = await supervise(
      await plan('setInterval(() => {}, 1000)'),
      () => {},
      () => {},
    )
    await expect(child.ready(AbortSignal.abort())).rejects.toThrow('did not start')
    await child.stop()
  })
})
