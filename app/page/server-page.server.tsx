import type { ComponentType, ReactNode } from 'react'
import { preloadedFonts } from '#app/layout/fonts.ts'
import type { Platform } from '#app/platform/platform.server.ts'
import type { Site } from '#app/tenancy/site.ts'
import { themeCss } from '#app/tenancy/theme-css.ts'
import type { PageInfo } from '#blocks/contract.ts'
import { blocks } from '#blocks/registry.server.ts'
import type { ServerPage } from './page-context.ts'
import { fragmentsOf, type ResolvedPage } from './resolve.server.ts'

/** The resolved page with all that stands around its blocks. */
export function serverPage(resolved: ResolvedPage, platform: Platform): ServerPage {
  const { site } = resolved
  return {
    ...resolved,
    ...frame(resolved, platform),
    themeCss: themeCss(site.theme),
    fonts: preloadedFonts(site.theme),
    siteScript: platform.siteScript,
    mark: platform.mark,
    view: (type) => blocks.get(type)?.view,
  }
}

const SiteFrame = (Object.values(
  import.meta.glob('../layout/layout.tsx', { eager: true, import: 'SiteFrame' }),
)[0] ?? (({ children }: { children: ReactNode }) => children)) as ComponentType<{
  site: Site
  page: PageInfo
  children: ReactNode
}>

const place = /<main\b[^>]*>[\s\S]*<\/main>/

/** Markup above and below the page's own: kept as long as the site and the marked menu entry stay the same. */
function frame({ site, page }: ResolvedPage, platform: Platform) {
  const key = ['frame', site.slug, site.revision, page.path, page.title].join('|')
  const { html } = fragmentsOf(platform).of(key, () => (
    <SiteFrame site={site} page={page}>
      <main />
    </SiteFrame>
  ))
  const [top = '', bottom = ''] = html.split(place)
  return { top, bottom }
}
