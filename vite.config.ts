import { fileURLToPath } from 'node:url'
import { vitePlugin as remix } from '@remix-run/dev'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import remixConfig from './remix.config.js'

/** InstantSearch brings a router of its own, which the listing replaces; it alone parses query strings, for 14 kB. */
const withoutRouter = {
  qs: fileURLToPath(new URL('./app/stock/search/no-query-strings.ts', import.meta.url)),
}

export default defineConfig({
  plugins: [tailwindcss(), remix(remixConfig)],
  resolve: { alias: withoutRouter },
  build: { target: 'es2022', sourcemap: false, assetsInlineLimit: 0 },
})
