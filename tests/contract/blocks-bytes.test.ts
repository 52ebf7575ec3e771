import { existsSync, readdirSync } from 'node:fs'
import { build, type Rollup, type UserConfig } from 'vite'
import { expect, test } from 'vitest'
import { budgets } from '#app/costs/budgets.ts'
import { scriptsFor } from '#app/costs/scripts.ts'
import { compressWell } from '#platform/http/encode.server.ts'
import siteConfig from '../../vite.config.ts'

/** A bundler shares the processor with the other tests. */
const buildMs = 90_000

const entries = readdirSync('blocks')
  .map((folder) => `blocks/${folder}/enhance.ts`)
  .filter((path) => existsSync(path))

async function bundle(input: string, { build: more, ...config }: UserConfig = {}) {
  const { output } = (await build({
    configFile: false,
    logLevel: 'silent',
    ...config,
    build: {
      write: false,
      rollupOptions: { input, preserveEntrySignatures: 'strict', ...more?.rollupOptions },
    },
  })) as Rollup.RollupOutput
  return output.filter((file) => file.type === 'chunk')
}

/** Bytes that a browser is sent for the entry, as the Studio shows them beside a block. */
async function bytesOf(chunks: Rollup.OutputChunk[]) {
  const known = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const entry = chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName)
  const files = scriptsFor(entry, (file) => known.get(file)?.imports ?? [])
  const sizes = await Promise.all(
    [...files].map(async (file) => (await compressWell(Buffer.from(known.get(file)?.code ?? ''))).length),
  )
  return sizes.reduce((sum, size) => sum + size, 0)
}

test.each(entries)(
  '%s costs a shopper at most 2 kB',
  async (entry) => {
    const chunks = await bundle(entry)
    expect(chunks.map(({ code }) => code).join('')).toContain('export')
    const bytes = await bytesOf(chunks)
    expect(bytes).toBeGreaterThan(20)
    expect(bytes).toBeLessThanOrEqual(budgets.enhance)
  },
  buildMs,
)

test(
  'the listing costs a shopper at most 60 kB besides React, and parses no schemas',
  async () => {
    const chunks = await bundle('blocks/stock-search/view.tsx', {
      resolve: siteConfig.resolve,
      define: { [['process', 'env', 'NODE_ENV'].join('.')]: '"production"' },
      build: { rollupOptions: { external: [/^react(-dom)?($|\/)/] } },
    })
    const modules = chunks.flatMap((chunk) => Object.keys(chunk.modules))
    expect(modules.filter((id) => /node_modules\/(zod|qs|framer-motion)\//.test(id))).toEqual([])
    const bytes = await bytesOf(chunks)
    expect(bytes).toBeGreaterThan(10_000)
    expect(bytes).toBeLessThanOrEqual(budgets.view)
  },
  buildMs,
)
