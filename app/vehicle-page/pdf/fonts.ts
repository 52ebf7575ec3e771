import type { FontFamily, Theme } from '#tenants/theme/index.ts'
import archivoBold from './fonts/archivo-bold.ttf?inline'
import archivo from './fonts/archivo-regular.ttf?inline'
import figtreeBold from './fonts/figtree-bold.ttf?inline'
import figtree from './fonts/figtree-regular.ttf?inline'
import manropeBold from './fonts/manrope-bold.ttf?inline'
import manrope from './fonts/manrope-regular.ttf?inline'
import soraBold from './fonts/sora-bold.ttf?inline'
import sora from './fonts/sora-regular.ttf?inline'

/** Data addresses of each family in regular and bold. */
const files: Record<FontFamily, readonly [plain: string, bold: string]> = {
  Archivo: [archivo, archivoBold],
  Figtree: [figtree, figtreeBold],
  Manrope: [manrope, manropeBold],
  Sora: [sora, soraBold],
}

const bytesOf = (address: string) => Buffer.from(address.slice(address.indexOf(',') + 1), 'base64')

/** The fonts of a site: for text, for what is set apart in it, and for headings. */
export const fontsOf = ({ bodyFont, headingFont }: Pick<Theme, 'bodyFont' | 'headingFont'>) => ({
  plain: bytesOf(files[bodyFont][0]),
  bold: bytesOf(files[bodyFont][1]),
  heading: bytesOf(files[headingFont][1]),
})
