import { type ChildProcess, spawn } from 'node:child_process'
import { mkdir, rm } from 'node:fs/promises'
import { childEnv } from '#platform/env.ts'
import { ensureChromium } from './chromium.ts'
import { type Count, countPlaywright, countReport, countVitest } from './count.ts'
import { checkLock } from './lock-file.ts'

export type Part = 'lint' | 'unit' | 'integration' | 'e2e'

export interface Suite {
  part: Part
  title: string
  run(args: string[]): Promise<Count>
}

const reports = 'build/test'
const verdict = (passed: boolean): Count => ({ passed: Number(passed), failed: Number(!passed), skipped: 0 })

let running: ChildProcess | undefined

/** Passes a signal to the running suite. */
export const interrupt = (signal: NodeJS.Signals) => running?.kill(signal)

function command(args: string[], env: Record<string, string> = {}): Promise<number> {
  return new Promise((resolve) => {
    running = spawn(process.execPath, args, { stdio: 'inherit', env: childEnv(env) })
    running.once('error', () => resolve(1))
    running.once('close', (code) => resolve(code ?? 1))
  })
}

async function freshReport(name: string) {
  const file = `${reports}/${name}.json`
  await mkdir(reports, { recursive: true })
  await rm(file, { force: true })
  return file
}

const check = (title: string, args: string[]): Suite => ({
  part: 'lint',
  title,
  run: async () => verdict((await command(args)) === 0),
})

const lock: Suite = {
  part: 'lint',
  title: 'Lock file',
  run: async () => {
    const missing = await checkLock('package-lock.json')
    for (const line of missing) console.error(`package-lock.json has no entry for ${line}`)
    return verdict(missing.length === 0)
  },
}

const vitest = (part: 'unit' | 'integration', title: string): Suite => ({
  part,
  title,
  run: async (args) => {
    const file = await freshReport(part)
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
    const code = await command(
      ['node_modules/vitest/vitest.mjs', 'run', '--project', part, ...reporters, ...args],
      { NODE_ENV: 'test' },
    )
    return countReport(file, countVitest, code)
  },
})

const browser: Suite = {
  part: 'e2e',
  title: 'Browser tests',
  run: async (args) => {
    const file = await freshReport('e2e')
    const chromium = ensureChromium((line) => console.error(line))
    const code = await command(
      ['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json', ...args],
      { CHROMIUM: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    )
    return countReport(file, countPlaywright, code)
  },
}

export const suites: Suite[] = [
  check('Formatting and lint', [
    'node_modules/@biomejs/biome/bin/biome',
    'ci',
    ...(process.stdout.isTTY ? [] : ['--colors=off']),
  ]),
  check('Types', ['node_modules/typescript/bin/tsc', '--noEmit']),
  lock,
  vitest('unit', 'Unit and contract tests'),
  vitest('integration', 'Integration tests'),
  browser,
]
