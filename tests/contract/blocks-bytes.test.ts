import { existsSync, readdirSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { build, type Rollup } from 'vite'
import { expect, test } from 'vitest'

/** Bytes a static block's behaviour may cost a shopper, minified and compressed. */
const budget = 2048

const entries = readdirSync('blocks')
  .map((folder) => `blocks/${folder}/enhance.ts`)
  .filter((path) => existsSync(path))

test.each(entries)('%s costs a shopper at most 2 kB', async (entry) => {
  const { output } = (await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, rollupOptions: { input: entry, preserveEntrySignatures: 'strict' } },
  })) as Rollup.RollupOutput
  const code = output.map((file) => (file.type === 'chunk' ? file.code : '')).join('')
  expect(code).toContain('export')
  expect(brotliCompressSync(code).length).toBeLessThanOrEqual(budget)
})
