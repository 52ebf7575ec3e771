import { execFile } from 'node:child_process'
import { chmod, cp, mkdtemp, readFile, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { portIsFree } from '#server/processes/ports.ts'
import { editorClient, eventually, visit } from '../product/index.ts'
import { leftOf, type Running, startByNpm } from '../product/npm.ts'
import { createTenant } from '../product/tenant.ts'
import { workingCopy } from '../product/working-copy.ts'

const patience = 240_000
let copy: Awaited<ReturnType<typeof workingCopy>>
let dataDir: string
let started: Running[] = []

beforeAll(async () => {
  copy = await workingCopy('npm')
  await cp('build', join(copy.folder, 'build'), { recursive: true })
  dataDir = await mkdtemp(join(tmpdir(), 'forecourt-npm-'))
  // PostgreSQL runs as another user when tests run as root, and has to enter its folder.
  await chmod(dataDir, 0o755)
}, 60_000)

afterEach(async () => {
  signalAll(await leftOf(started), 'SIGKILL')
  started = []
})

afterAll(async () => {
  await rm(dataDir, { recursive: true, force: true })
  await copy.remove()
})

function signalAll(processes: Running[], signal: NodeJS.Signals) {
  for (const { pid } of processes)
    try {
      process.kill(pid, signal)
    } catch {
      // It ends when its parent does.
    }
}

async function start(...args: string[]) {
  const running = await startByNpm(args, copy.folder, dataDir)
  started = await running.processes()
  return running
}

/** The one process whose command matches; a child that it forks has the same for a moment. */
function processOf(pattern: RegExp) {
  const matching = started.filter(({ command }) => pattern.test(command))
  const pids = new Set(matching.map(({ pid }) => pid))
  const found = matching.filter(({ parent }) => !pids.has(parent))
  expect(found, started.map(({ command }) => command).join('\n')).toHaveLength(1)
  return found[0]!
}

describe('everything stops, PostgreSQL too, and the ports are free', () => {
  test.each([
    ['npm ends by SIGTERM', /^npm start/, 'SIGTERM'],
    ['npm is killed', /^npm start/, 'SIGKILL'],
    ['the bootstrap ends by SIGTERM', /^node server\/bootstrap\.mjs start$/, 'SIGTERM'],
    ['the bootstrap is killed', /^node server\/bootstrap\.mjs start$/, 'SIGKILL'],
    ['the start script is killed', /server\/start\/start\.ts$/, 'SIGKILL'],
  ] as const)(
    'when %s',
    async (_, pattern, signal) => {
      const { ports } = await start('start')
      for (const part of [/content-lake\.ts/, /site\.ts$/, /postgres.* -D /]) processOf(part)
      process.kill(processOf(pattern).pid, signal)
      await eventually(async () => expect(await leftOf(started)).toEqual([]), { within: 40_000 })
      for (const port of ports) expect(await portIsFree(port), String(port)).toBe(true)
    },
    patience,
  )
})

test(
  'npm start starts again at once after everything was killed, and replaces what hangs',
  async () => {
    await start('start')
    signalAll(started, 'SIGKILL')
    const { sitePort, lakePort } = await start('start')
    const running = async (name: string): Promise<number> =>
      JSON.parse(await readFile(join(dataDir, 'run', 'processes.json'), 'utf8'))[name]
    const pages = () => visit({ sitePort }, 'motorworld', '/').then(({ status }) => status)
    const content = async () =>
      (await fetch(`http://localhost:${lakePort}/health`, { signal: AbortSignal.timeout(2000) })).status
    const question = JSON.stringify({
      ...{ name: 'Ada', email: 'ada@mail.example', phone: '0491 570 156' },
      ...{ category: 'Sales', message: 'Is it still there?' },
    })
    const ask = () =>
      visit({ sitePort }, 'southside-chery', '/api/leads', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: question,
      }).then(({ status }) => status)
    expect([await pages(), await content(), await ask()]).toEqual([200, 200, 200])

    for (const name of ['site', 'content-lake']) {
      const pid = await running(name)
      process.kill(pid, 'SIGSTOP')
      if (name === 'content-lake') expect(await pages(), 'pages stand while content hangs').toBe(200)
      await eventually(async () => expect(await running(name)).not.toBe(pid), { within: 20_000 })
      await eventually(async () => expect([await pages(), await content()]).toEqual([200, 200]), {
        within: 20_000,
      })
    }

    const database = started.filter(({ command }) => /postgres/.test(command))
    const before = await running('postgresql')
    signalAll(database, 'SIGSTOP')
    expect([200, 503], 'every request ends').toContain(await ask())
    await eventually(async () => expect(await running('postgresql')).not.toBe(before), { within: 20_000 })
    await eventually(async () => expect([await ask(), await content()]).toEqual([200, 200]), {
      within: 30_000,
    })
  },
  patience,
)

test(
  'npm run dev serves the Studio from its sources where it says, and follows blocks that come and go',
  async () => {
    const { output, sitePort, lakePort } = await start('run', 'dev')
    const studio = `http://localhost:${lakePort}/studio`
    expect(/^ +Studio +(\S+)$/m.exec(output)?.[1]).toBe(studio)
    const read = async (address: string) => {
      const response = await fetch(address)
      expect(response.status, address).toBe(200)
      return response.text()
    }
    expect(await read(studio)).toMatch(/src="\/studio\/main\.tsx/)
    expect(await read(`${studio}/structure`)).toContain('/studio/@vite/client')
    const sources = `${studio}/@fs${await realpath(copy.folder)}`
    const registry = () => read(`${sources}/blocks/registry.schema.ts`)
    expect(await registry()).toContain('/hero/schema.ts')
    expect(await registry()).not.toContain('price-promise')

    const accounts = JSON.parse(await readFile(join(dataDir, 'accounts.json'), 'utf8'))
    const lakeUrl = `http://localhost:${lakePort}`
    const client = editorClient({ lakeUrl, editorToken: accounts.editorToken })
    const tenant = await createTenant(client)
    const heading = 'We match any price'
    await tenant.page('/', [
      { _type: 'hero', heading: 'Hello' },
      { _type: 'pricePromise', heading },
    ])
    const shown = async () => {
      const { body } = await visit({ sitePort }, tenant.slug, '/')
      expect(body).toContain('Hello')
      return body.includes(heading)
    }
    await eventually(async () => expect(await shown()).toBe(false), { within: 60_000 })
    await promisify(execFile)('npm', ['run', 'new:block', '--', 'price-promise'], { cwd: copy.folder })
    await eventually(async () => expect(await shown()).toBe(true), { within: 60_000 })
    await eventually(async () => expect(await registry()).toContain('/price-promise/schema.ts'), {
      within: 20_000,
    })

    await rm(join(copy.folder, 'blocks/price-promise'), { recursive: true })
    await eventually(async () => expect(await shown()).toBe(false), { within: 60_000 })
    await eventually(async () => expect(await registry()).not.toContain('price-promise'), { within: 20_000 })
  },
  patience,
)
