import { execFileSync, spawnSync } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { nameProblem, writeBlock } from './new-block-files.ts'

let root: string

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'forecourt-new-block-'))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

describe('npm run new:block', () => {
  test('writes a folder with everything a block needs', () => {
    expect(writeBlock(root, 'price-table').sort()).toEqual([
      'blocks/price-table/query.ts',
      'blocks/price-table/sample.ts',
      'blocks/price-table/schema.ts',
      'blocks/price-table/thumbnail.svg',
      'blocks/price-table/view.test.tsx',
      'blocks/price-table/view.tsx',
    ])
  })

  test.each([
    '',
    'PriceTable',
    'price_table',
    'price table',
    '-price',
    'price-',
    'price--table',
    '2-for-1',
    '../escape',
    'a'.repeat(41),
  ])('refuses the name %j with one line', (name) => {
    expect(() => writeBlock(root, name)).toThrow(/^[^\n]+$/)
    expect(readdirSync(root)).toEqual([])
  })

  test('refuses a name that is taken, by a block, a document or the Studio itself', () => {
    writeBlock(root, 'price-table')
    mkdirSync(join(root, 'schemas/documents'), { recursive: true })
    writeFileSync(
      join(root, 'schemas/documents/page.ts'),
      "export const page = defineType({\n  name: 'page',\n})\n",
    )
    expect(nameProblem(root, 'price-table')).toContain('blocks/price-table exists already')
    expect(nameProblem(root, 'page')).toContain('already the name of a type')
    expect(nameProblem(root, 'image')).toContain('already the name of a type')
    expect(nameProblem(root, 'page-of-prices')).toBeUndefined()
  })

  test('ends with one line and exit code 1 when the name cannot be used', () => {
    const { status, stderr } = spawnSync(
      process.execPath,
      [resolve('server/commands/new-block.ts'), 'Bad Name'],
      {
        cwd: root,
        encoding: 'utf8',
      },
    )
    expect(status).toBe(1)
    expect(stderr.trim()).toBe(
      '"Bad Name" cannot be a block\'s name. Use small letters, digits and hyphens, each word starting with a letter: price-table.',
    )
  })

  test('writes a block that passes the contract tests as it is, and with the loader of blocks/README.md', () => {
    const keep = (path: string) => !/^tenants\/demo\/[^/]+\/(media|pictures)$|\/node_modules$/.test(path)
    for (const folder of ['app', 'blocks', 'schemas', 'tenants', 'values', 'platform', 'tests/contract'])
      cpSync(folder, join(root, folder), { recursive: true, filter: keep })
    for (const file of ['package.json', 'tsconfig.json', 'vitest.config.ts', 'biome.json'])
      cpSync(file, join(root, file))
    symlinkSync(resolve('node_modules'), join(root, 'node_modules'))
    for (const name of ['price-table', 'price-promise'])
      execFileSync(process.execPath, [resolve('server/commands/new-block.ts'), name], { cwd: root })
    const examples = [...readFileSync('blocks/README.md', 'utf8').matchAll(/^```tsx? (\S+)\n(.*?)^```$/gms)]
    expect(examples.map(([, file]) => file)).toEqual(['load.server.ts', 'view.tsx', 'sample.ts'])
    for (const [, file, text] of examples) writeFileSync(join(root, 'blocks/price-promise', file!), text!)

    const vitest = [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--project',
      'unit',
      '--reporter',
      'json',
      '--outputFile',
      'report.json',
    ]
    const tests = [
      'tests/contract/blocks.test.tsx',
      'blocks/price-table',
      'blocks/price-promise',
      '-t',
      'priceTable|pricePromise|shows|MKT-10|registered',
    ]
    spawnSync(process.execPath, [...vitest, ...tests], { cwd: root })
    const report = JSON.parse(readFileSync(join(root, 'report.json'), 'utf8'))
    const names = report.testResults.flatMap(
      (file: { assertionResults: { fullName: string; status: string }[] }) =>
        file.assertionResults
          .filter(({ status }) => status !== 'skipped')
          .map(({ status, fullName }) => `${status} ${fullName}`),
    )
    expect(names.filter((name: string) => !name.startsWith('passed'))).toEqual([])
    expect(names).toContain(
      'passed every block folder priceTable renders its sample, as first block and further down',
    )
    expect(names.filter((name: string) => name === 'passed shows nothing while it is empty')).toHaveLength(2)
    expect(names).toContain(
      'passed every block folder pricePromise renders its sample, as first block and further down',
    )
  }, 60_000)
})
