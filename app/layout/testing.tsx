import { renderToStaticMarkup } from 'react-dom/server'
import { mergeSettings } from '#app/tenancy/merge-settings.ts'
import type { Site } from '#app/tenancy/site.ts'
import type { DemoTenant, MenuInput } from '#tenants/demo/compose.ts'
import { presets } from '#tenants/presets.ts'
import { type MenuItem, type SettingsLayer, switches } from '#tenants/settings/index.ts'
import { SiteFrame, type SiteFrameProps } from './layout.tsx'

/** A demo menu as the Content Lake would answer it; pictures are left out. */
const answered = (menu: MenuInput[]): MenuItem[] =>
  menu.map(({ link, model, children, tiles, ...item }) => ({
    ...item,
    ...(model && { model: { slug: model.$ref.replace('model:', ''), name: item.label, make: 'Chery' } }),
    ...(link && { link: hrefOf(link) }),
    ...(children && { children: answered(children) }),
    ...(tiles && { tiles: tiles.map(({ label, text, link }) => ({ label, text, link: hrefOf(link) })) }),
  }))

const hrefOf = (link: NonNullable<MenuInput['link']>) => ({
  label: link.label ?? '',
  destination: link.destination,
  href: link.page?.$page ?? link.url,
})

/** A demo site as a request would find it, with some switches set otherwise. */
export function siteOf(tenant: DemoTenant, overrides: SettingsLayer = {}): Site {
  const { siteSlug, settings, brand, logo, logoOnDark, favicon, socialImage, hosts, ...identity } =
    tenant.site
  const templateName = settings.templateName ?? 'default'
  const merged = mergeSettings(switches, siteSlug, [
    { source: 'template', values: { ...presets.template(templateName)?.settings } },
    { source: 'brand', values: { ...(brand && presets.brand(brand).settings) } },
    { source: 'site', values: { ...settings } },
    {
      source: 'navigation',
      values: {
        headerMenu: answered(tenant.navigation.headerMenu),
        footerMenu: answered(tenant.navigation.footerMenu),
      },
    },
    { source: 'test', values: { ...overrides } },
  ])
  if (merged.problems.length > 0) throw new Error(JSON.stringify(merged.problems))
  return {
    ...identity,
    slug: siteSlug,
    id: `site-${siteSlug}`,
    templateName,
    origin: `http://${siteSlug}.localhost`,
    settings: merged.settings,
    revision: 'test',
  }
}

/** The document a page of this site is, with an empty `<main>`. Needs the jsdom environment. */
export function frameOf(site: Site, props: Partial<SiteFrameProps> & { path?: string } = {}) {
  const { path = '/', ...rest } = props
  const html = renderToStaticMarkup(
    <SiteFrame
      site={site}
      page={{ path, title: 'Page', trail: [] }}
      brands={[]}
      models={{}}
      instant={new Date('2026-11-20T00:00:00Z')}
      mark="mark"
      {...rest}
    >
      <main id="main" />
    </SiteFrame>,
  )
  return new DOMParser().parseFromString(`<!doctype html><body>${html}</body>`, 'text/html')
}

/** Visible text of elements, spaces tidied. */
export const textsOf = (elements: Iterable<Element>) =>
  [...elements].map(({ textContent }) => (textContent ?? '').replace(/\s+/g, ' ').trim())
