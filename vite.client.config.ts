import { basename } from 'node:path'
import { defineConfig, type Manifest, type Plugin } from 'vite'

const manifest = '.vite/site-script.json'

/** Blocks with the same behaviour share a chunk, which Vite's manifest names after none of them: this names it after each. */
const sharedBehaviour: Plugin = {
  name: 'shared-behaviour',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const written = bundle[manifest]
      if (written?.type !== 'asset') return
      const chunks: Manifest = JSON.parse(String(written.source))
      for (const file of Object.values(bundle))
        for (const source of file.type === 'chunk' && !file.facadeModuleId ? file.moduleIds : []) {
          const key = /\bblocks\/[\w-]+\/enhance\.ts$/.exec(source)?.[0]
          if (key) chunks[key] ??= { ...chunks[`_${basename(file.fileName)}`]!, src: key }
        }
      written.source = JSON.stringify(chunks, null, 2)
    },
  },
}

/** The small script every page loads, and the `enhance.ts` of blocks as chunks it fetches where they are needed. */
export default defineConfig({
  publicDir: false,
  plugins: [sharedBehaviour],
  build: {
    target: 'es2022',
    outDir: 'build/site/client',
    emptyOutDir: false,
    manifest,
    modulePreload: false,
    rollupOptions: {
      input: 'app/entry.script.ts',
      output: {
        entryFileNames: 'assets/site-[hash].js',
        chunkFileNames: 'assets/[name]-[hash].js',
      },
    },
  },
})
