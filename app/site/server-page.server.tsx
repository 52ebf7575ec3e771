import { preloadedFonts } from '#app/layout/fonts.ts'
import type { Platform } from '#app/page/platform.ts'
import { previewPage } from '#app/preview/preview.server.ts'
import { themeAttributes, themeCss } from '#app/tenancy/theme-css.ts'
import { blockStyles } from './block-styles.ts'
import type { ServerPage } from './page-context.ts'
import type { ResolvedPage } from './resolve.server.ts'
import stylesheet from './site.css?url'

/** The resolved page with all that its document needs. */
export function serverPage(resolved: ResolvedPage, platform: Platform): ServerPage {
  const { env, siteScript, mark, blocks, connectHosts, preview } = platform
  const { site } = resolved
  const { theme } = site
  return {
    ...resolved,
    stylesheet,
    css: themeCss(theme) + blockStyles(resolved.blocks.flatMap(({ type }) => blocks.get(type) ?? [])),
    attributes: themeAttributes(theme),
    fonts: preloadedFonts(theme),
    siteScript,
    connectHosts,
    development: env.NODE_ENV === 'development',
    mark,
    ...(preview && { preview: previewPage(preview, platform, site) }),
    view: (type) => blocks.get(type)?.view,
  }
}
