import { existsSync, readdirSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { build, type Rollup } from 'vite'
import { expect, test } from 'vitest'
import siteConfig from '../../vite.config.ts'

/** Bytes a static block's behaviour may cost a shopper, minified and compressed. */
const budget = 2048

/** A bundler shares the processor with the other tests. */
const buildMs = 90_000

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
}, buildMs)

/** Bytes that the listing may cost, besides React and Remix, which every interactive page has. */
const listingBudget = 60 * 1024

test('the listing costs a shopper at most 60 kB besides React, and parses no schemas', async () => {
  const { output } = (await build({
    configFile: false,
    logLevel: 'silent',
    resolve: siteConfig.resolve,
    define: { [['process', 'env', 'NODE_ENV'].join('.')]: '"production"' },
    build: {
      write: false,
      rollupOptions: {
        input: 'blocks/stock-search/view.tsx',
        preserveEntrySignatures: 'strict',
        external: [/^react(-dom)?($|\/)/],
      },
    },
  })) as Rollup.RollupOutput
  const modules = output.flatMap((file) => (file.type === 'chunk' ? Object.keys(file.modules) : []))
  expect(modules.filter((id) => /node_modules\/(zod|qs|framer-motion)\//.test(id))).toEqual([])
  const code = output.map((file) => (file.type === 'chunk' ? file.code : '')).join('')
  expect(brotliCompressSync(code).length).toBeLessThanOrEqual(listingBudget)
}, buildMs)
