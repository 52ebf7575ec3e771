import { fileURLToPath } from 'node:url'
import { vitePlugin as remix } from '@remix-run/dev'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import remixConfig from './remix.config.js'

const standIn = (name: string) => fileURLToPath(new URL(`./app/stock/search/${name}.ts`, import.meta.url))

/** InstantSearch's own router, which alone parses query strings, is replaced by the listing's; clicks are not sent. */
const withoutUnused = [
  { find: 'qs', replacement: standIn('no-query-strings') },
  { find: /^\.\.\/middlewares\/createInsightsMiddleware\.js$/, replacement: standIn('no-insights') },
]

export default defineConfig({
  plugins: [tailwindcss(), remix(remixConfig)],
  resolve: { alias: withoutUnused },
  build: { target: 'es2022', sourcemap: false, assetsInlineLimit: 0 },
})
