import { existsSync, readdirSync } from 'node:fs'
import tailwindcss from '@tailwindcss/vite'
import { build, type Rollup, type UserConfig } from 'vite'
import { expect, test } from 'vitest'
import { budgets } from '#app/costs/budgets.ts'
import type { BlockDefinition } from '#app/page/block.ts'
import { scriptsFor } from '#app/site/scripts.ts'
import { compressWell } from '#platform/http/encode.server.ts'
import siteConfig from '../../vite.config.ts'

/** The bundler shares the processor with other tests, so it needs more time. */
const buildMs = 90_000

const definitions = import.meta.glob<{ default: BlockDefinition }>('/blocks/*/query.ts')

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

/** Bytes that a browser receives for the entry, as the Studio shows them beside a block. */
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

const styled = readdirSync('blocks').filter((folder) => existsSync(`blocks/${folder}/style.css`))

/** All that a block's page holds for it: shared sheets, then its own. */
async function cssOf(folder: string) {
  const { default: definition } = await definitions[`/blocks/${folder}/query.ts`]!()
  const shared = definition.styles?.map((name) => `app/${name}.shared.css`) ?? []
  const { output } = (await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [tailwindcss()],
    build: {
      write: false,
      cssCodeSplit: true,
      rollupOptions: { input: [...shared, `blocks/${folder}/style.css`] },
    },
  })) as Rollup.RollupOutput
  const sheets = output.filter((file) => file.type === 'asset' && file.fileName.endsWith('.css'))
  expect(sheets).toHaveLength(shared.length + 1)
  return sheets.map((sheet) => String((sheet as Rollup.OutputAsset).source)).join('')
}

test.each(styled)(
  'the styles of %s cost a shopper at most 4 kB',
  async (folder) => {
    const { length } = await compressWell(Buffer.from(await cssOf(folder)))
    expect(length).toBeGreaterThan(50)
    expect(length).toBeLessThanOrEqual(budgets.style)
  },
  buildMs,
)

test(
  'the listing costs a shopper at most 62 kB besides React, and parses no schemas',
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
