import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'

/** The script of preview pages, apart from all others: what shoppers load does not know of it. */
export default defineConfig({
  publicDir: false,
  resolve: {
    alias: { qs: fileURLToPath(new URL('./app/stock/search/no-query-strings.ts', import.meta.url)) },
    dedupe: ['react', 'react-dom'],
  },
  build: {
    target: 'es2022',
    outDir: 'build/site/client',
    emptyOutDir: false,
    manifest: '.vite/preview-script.json',
    modulePreload: false,
    rollupOptions: {
      input: 'app/entry.preview.ts',
      output: {
        entryFileNames: 'assets/preview-[hash].js',
        chunkFileNames: 'assets/preview-[name]-[hash].js',
        assetFileNames: 'assets/preview-[name]-[hash][extname]',
      },
    },
  },
})
