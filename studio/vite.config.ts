import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, loadEnv, type Plugin } from 'vite'
import { adaptSanity } from './bundle/adapt-sanity.ts'
import { compressed } from './bundle/compressed.ts'
import { preloadParts } from './bundle/preload-parts.ts'
import { vendorInter } from './bundle/vendor-inter.ts'

/** Paths of the Content Lake, proxied to it during development. */
const lakePaths = '^/(v\\d{4}-\\d{2}-\\d{2}|v1|vX|auth|images|files|stream-socket)(/|$)'

const shared = ['app', 'blocks', 'schemas', 'tenants', 'values']

/** Vite watches what is below `studio/`, and other files once they are read: a folder that is added is seen only so. */
const watchShared: Plugin = {
  name: 'watch-shared-folders',
  apply: 'serve',
  configureServer: ({ watcher }) => {
    watcher.add(shared.map((name) => join(import.meta.dirname, '..', name)))
  },
}

export default defineConfig(({ mode }) => {
  const env = loadEnv(mode, import.meta.dirname, ['STUDIO_', 'SANITY_', 'SITE_ORIGIN', 'PORT'])
  const lake = `http://localhost:${env.STUDIO_PORT || 3333}`
  return {
    root: import.meta.dirname,
    base: env.STUDIO_BASE_PATH ? `${env.STUDIO_BASE_PATH.replace(/\/$/, '')}/` : '/studio/',
    plugins: [watchShared, vendorInter(), preloadParts(), adaptSanity(), react(), compressed()],
    define: {
      'process.env': '{}',
      __STUDIO_ENV__: JSON.stringify({
        projectId: env.SANITY_PROJECT_ID || 'local',
        dataset: env.SANITY_DATASET || 'production',
        siteOrigin: (env.SITE_ORIGIN || 'http://{tenant}.localhost:{port}').replace(
          '{port}',
          env.PORT || '3000',
        ),
      }),
    },
    resolve: { dedupe: ['react', 'react-dom', 'styled-components', 'sanity', '@sanity/ui', '@sanity/types'] },
    build: {
      outDir: '../build/studio',
      emptyOutDir: true,
      chunkSizeWarningLimit: 8000,
      reportCompressedSize: false,
      rolldownOptions: {
        output: {
          codeSplitting: {
            groups: [{ name: 'libraries', tags: ['$initial'], test: /node_modules/ }],
          },
        },
      },
    },
    server: {
      port: 3334,
      fs: { allow: ['..'] },
      proxy: { [lakePaths]: { target: lake, ws: true } },
    },
  }
})
