import { createRequire } from 'node:module'
import type { Plugin } from 'vite'

const require = createRequire(import.meta.url)
const files = '@fontsource-variable/inter/files'

/** Replaces the Inter font that Sanity's styles fetch from Sanity's host by a bundled copy. */
export function vendorInter(): Plugin {
  const upright = require.resolve(`${files}/inter-latin-wght-normal.woff2`)
  const italic = require.resolve(`${files}/inter-latin-wght-italic.woff2`)
  return {
    name: 'vendor-inter',
    enforce: 'pre',
    transform(code, id) {
      if (!/\.css(\?|$)/.test(id) || !code.includes('design-system-static.sanity.io')) return
      return code
        .replace(/https:\/\/design-system-static\.sanity\.io\/InterVariable-Italic[^"')\s]+/g, italic)
        .replace(/https:\/\/design-system-static\.sanity\.io\/InterVariable[^"')\s]+/g, upright)
    },
  }
}
