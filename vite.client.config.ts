import { defineConfig } from 'vite'

/** The small script every page loads, and the `enhance.ts` of blocks as chunks it fetches where they are needed. */
export default defineConfig({
  publicDir: false,
  build: {
    target: 'es2022',
    outDir: 'build/site/client',
    emptyOutDir: false,
    manifest: '.vite/site-script.json',
    modulePreload: false,
    rollupOptions: {
      input: 'app/entry.script.ts',
      output: {
        entryFileNames: 'assets/[name]-[hash].js',
        chunkFileNames: 'assets/[name]-[hash].js',
      },
    },
  },
})
