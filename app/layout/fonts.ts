import archivoNarrow from '@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2?url'
import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url'
import manrope from '@fontsource-variable/manrope/files/manrope-latin-wght-normal.woff2?url'
import sora from '@fontsource-variable/sora/files/sora-latin-wght-normal.woff2?url'
import type { FontFamily, Theme } from '#tenants/theme/index.ts'
import archivo from '../styles/fonts/archivo-latin-100-to-125-normal.woff2?url'

const files: Record<FontFamily, string> = { Archivo: archivo, Figtree: figtree, Manrope: manrope, Sora: sora }

type Fonts = Pick<Theme, 'headingFont' | 'bodyFont' | 'headingWidth'>

/** Narrow headings come from a file of their own, as `fonts.css` says. */
const ofHeadings = ({ headingFont, headingWidth }: Fonts) =>
  headingFont === 'Archivo' && headingWidth < 100 ? archivoNarrow : files[headingFont]

/** Addresses of the woff2 files a page of this theme needs at once, for `<link rel="preload" as="font" crossorigin>`. */
export const preloadedFonts = (theme: Fonts) => [...new Set([files[theme.bodyFont], ofHeadings(theme)])]
