import { fileURLToPath } from 'node:url'
import { defineConfig, type Plugin } from 'vite'
import { phonePlan } from './vite.phone-plan.ts'

/** Where the overlay of the Visual editor takes the title of what it frames: the document's, the same for every block. */
const overlayTitle =
  /\$\[\d+\] !== node \|\| \$\[\d+\] !== previewSnapshots \? \((t\d+) = (previewSnapshots\.find\([^;]+?\)\?\.title),[^;]+?: \1 = \$\[\d+\]/

/** Lets the overlay name block and field, for which it has no setting. */
const nameOverlays: Plugin = {
  name: 'name-overlays',
  transform(code, id) {
    if (!/@sanity\/visual-editing\/dist\/VisualEditing-[\w-]+\.js$/.test(id)) return
    if (!overlayTitle.test(code)) this.error('The overlay takes its titles from elsewhere now.')
    const ours = fileURLToPath(new URL('./app/preview/browser/overlay-title.ts', import.meta.url))
    const named = code.replace(overlayTitle, '$1 = overlayTitle(node, { getType, getField }) ?? $2')
    return { code: `import { overlayTitle } from ${JSON.stringify(ours)};\n${named}`, map: null }
  },
}

/** The script of preview pages, apart from all others: what shoppers load does not know of it. */
export default defineConfig({
  publicDir: false,
  plugins: [nameOverlays, phonePlan],
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
