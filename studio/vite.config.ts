import react from '@vitejs/plugin-react'
import { defineConfig, loadEnv } from 'vite'

/** Paths that the Content Lake answers, also while developing. */
const lakePaths = '^/(v\\d{4}-\\d{2}-\\d{2}|v1|vX|auth|images|files|stream-socket)(/|$)'

export default defineConfig(({ mode }) => {
  const env = loadEnv(mode, process.cwd(), 'STUDIO_')
  const lake = `http://localhost:${env.STUDIO_PORT || 3333}`
  return {
    root: import.meta.dirname,
    base: env.STUDIO_BASE_PATH ? `${env.STUDIO_BASE_PATH.replace(/\/$/, '')}/` : '/studio/',
    plugins: [react()],
    define: {
      'process.env': '{}',
      __STUDIO_ENV__: JSON.stringify({
        projectId: env.STUDIO_PROJECT_ID ?? '',
        dataset: env.STUDIO_DATASET ?? '',
        siteOrigin: env.STUDIO_SITE_ORIGIN || 'http://{slug}.localhost:3000',
      }),
    },
    resolve: { dedupe: ['react', 'react-dom', 'styled-components', 'sanity', '@sanity/ui', '@sanity/types'] },
    build: {
      outDir: '../build/studio',
      emptyOutDir: true,
      chunkSizeWarningLimit: 8000,
      reportCompressedSize: false,
    },
    server: {
      port: 3334,
      fs: { allow: ['..'] },
      proxy: { [lakePaths]: { target: lake, ws: true } },
    },
  }
})
