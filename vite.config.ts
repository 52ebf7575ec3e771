import { fileURLToPath } from 'node:url'
import { vitePlugin as remix } from '@remix-run/dev'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'
import remixConfig from './remix.config.js'
import { phonePlan } from './vite.phone-plan.ts'

const standIn = (name: string) => fileURLToPath(new URL(`./app/stock/search/${name}.ts`, import.meta.url))

/** InstantSearch's own router, which alone parses query strings, is replaced by the listing's; clicks are not sent. */
const withoutUnused = [
  { find: 'qs', replacement: standIn('no-query-strings') },
  { find: /^\.\.\/middlewares\/createInsightsMiddleware\.js$/, replacement: standIn('no-insights') },
]

/** The process that serves the site runs platform/ from source: the built site uses those modules, not a copy of them. */
const sharedPlatform: Plugin = {
  name: 'shared-platform',
  apply: 'build',
  enforce: 'pre',
  resolveId: (id, _importer, { ssr }) =>
    ssr && id.startsWith('#platform/') ? { id, external: true } : undefined,
}

export default defineConfig({
  plugins: [sharedPlatform, phonePlan, tailwindcss(), remix(remixConfig)],
  resolve: { alias: withoutUnused },
  build: { target: 'es2022', sourcemap: false, assetsInlineLimit: 0, manifest: true },
})
