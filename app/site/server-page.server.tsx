import { trackingOf } from '#app/analytics/tracking.ts'
import { preloadedFonts } from '#app/layout/fonts.ts'
import { scriptJson } from '#app/page/fragments.server.tsx'
import type { Platform } from '#app/page/platform.ts'
import { asIslands } from '#app/preview/islands.server.tsx'
import { previewPage } from '#app/preview/preview.server.ts'
import { themeAttributes, themeCss } from '#app/tenancy/theme-css.ts'
import { blockStyles } from './block-styles.ts'
import type { ResolvedPage } from './resolve.server.ts'
import { islandsOf, type ServerPage } from './server-page.ts'
import stylesheet from './site.css?url'

/** The resolved page with all that its document needs. */
export function serverPage(resolved: ResolvedPage, platform: Platform): ServerPage {
  const { env, siteScript, islandScripts, mark, blocks, connectHosts, preview } = platform
  const { site } = resolved
  const { theme } = site
  const islands = preview ? undefined : islandsOf(resolved)
  return {
    ...resolved,
    ...(preview && { blocks: asIslands(resolved.blocks, (type) => blocks.get(type)?.view) }),
    stylesheet,
    css: themeCss(theme) + blockStyles(resolved.blocks.flatMap(({ type }) => blocks.get(type) ?? [])),
    attributes: themeAttributes(theme),
    fonts: preloadedFonts(theme),
    siteScript,
    connectHosts: [...connectHosts, ...resolved.connectHosts],
    development: env.NODE_ENV === 'development',
    mark,
    ...(preview
      ? { preview: previewPage(preview, platform, site) }
      : { tracking: JSON.stringify(trackingOf(site.settings)) }),
    ...(islands && {
      islands: {
        json: scriptJson(islands),
        scripts: islandScripts?.(Object.values(islands.blocks).map(({ block }) => block.type)) ?? [],
      },
    }),
  }
}
