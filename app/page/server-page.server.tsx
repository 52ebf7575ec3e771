import { preloadedFonts } from '#app/layout/fonts.ts'
import type { Platform } from '#app/platform/platform.server.ts'
import { themeAttributes, themeCss } from '#app/tenancy/theme-css.ts'
import { blocks } from '#blocks/registry.server.ts'
import type { ServerPage } from './page-context.ts'
import type { ResolvedPage } from './resolve.server.ts'

/** The resolved page with all that its document needs. */
export function serverPage(resolved: ResolvedPage, { siteScript, mark }: Platform): ServerPage {
  const { theme } = resolved.site
  return {
    ...resolved,
    themeCss: themeCss(theme),
    attributes: themeAttributes(theme),
    fonts: preloadedFonts(theme),
    siteScript,
    mark,
    view: (type) => blocks.get(type)?.view,
  }
}
