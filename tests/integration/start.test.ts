import { spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest'
import { childEnv } from '#platform/env.ts'
import { freePort } from '#server/processes/ports.ts'

const product = inject('product')
let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forecourt-start-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

/** Runs `npm start`'s script to its end. @returns its output and exit code */
async function start(variables: Record<string, string>) {
  const defaults = {
    NODE_ENV: 'production',
    DATA_DIR: folder,
    PORT: String(await freePort()),
    STUDIO_PORT: String(await freePort()),
  }
  const child = spawn(process.execPath, ['server/start/start.ts'], {
    env: childEnv({ ...defaults, ...variables }),
  })
  let output = ''
  child.stdout.on('data', (chunk) => {
    output += chunk
  })
  child.stderr.on('data', (chunk) => {
    output += chunk
  })
  const code = await new Promise((resolve) => child.once('close', resolve))
  return { code, lines: output.trim().split('\n') }
}

describe('a start that cannot continue says in one line what to do', () => {
  test('when a port is in use', async () => {
    const { code, lines } = await start({ PORT: String(product.sitePort) })
    expect(code).toBe(1)
    expect(lines).toEqual([
      expect.stringMatching(
        new RegExp(
          `^Port ${product.sitePort} is in use by .+ \\(process \\d+\\)\\. Stop it, or set PORT to another port\\.$`,
        ),
      ),
    ])
  })

  test('when the data directory is already used by another start', async () => {
    const { code, lines } = await start({ DATA_DIR: product.dataDir })
    expect(code).toBe(1)
    expect(lines).toEqual([
      expect.stringMatching(
        /^Forecourt already runs on .+ \(process \d+\)\. Stop that one first, or give this one another DATA_DIR\.$/,
      ),
    ])
  })

  test('when the data directory is a file', async () => {
    const file = join(folder, 'data')
    await writeFile(file, '')
    const { code, lines } = await start({ DATA_DIR: file })
    expect(code).toBe(1)
    expect(lines).toEqual([`${file} is a file, not a folder. Set DATA_DIR to a folder.`])
  })

  test('when an environment variable is broken', async () => {
    const { code, lines } = await start({ PORT: 'eighty' })
    expect(code).not.toBe(0)
    expect(lines).toEqual(['PORT is set to "eighty", but must be a port from 1 to 65535.'])
  })
})
