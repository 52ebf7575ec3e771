import archivo from '@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2?url'
import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url'
import manrope from '@fontsource-variable/manrope/files/manrope-latin-wght-normal.woff2?url'
import sora from '@fontsource-variable/sora/files/sora-latin-wght-normal.woff2?url'
import type { FontFamily, Theme } from '#tenants/theme/index.ts'

const files: Record<FontFamily, string> = { Archivo: archivo, Figtree: figtree, Manrope: manrope, Sora: sora }

/** Addresses of the woff2 files a page of this theme needs at once, for `<link rel="preload" as="font" crossorigin>`. */
export const preloadedFonts = ({ headingFont, bodyFont }: Pick<Theme, 'headingFont' | 'bodyFont'>) => [
  ...new Set([files[bodyFont], files[headingFont]]),
]
