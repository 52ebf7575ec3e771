import { z } from 'zod'
import { tidyPath } from '../../app/page/path.ts'
import { mergeSettings } from '../../app/tenancy/merge-settings.ts'
import { switches } from '../../blocks/registry.settings.ts'
import { defaultTimeZone } from '../../schemas/schedule.ts'
import { presets } from '../../tenants/presets.ts'
import { defaultTheme, type ThemeColours, themeLayerShape } from '../../tenants/theme/index.ts'
import { isDraft } from '../../values/document-ids.ts'
import { list, text } from '../../values/fields.ts'
import { publishedId } from './finding.ts'

const page = z.object({
  _id: z.string(),
  title: text,
  path: text.transform((path) => path && tidyPath(path)),
  seoTitle: text,
  description: text,
  noindex: z.boolean().catch(false),
})

const redirect = z.object({ _id: z.string(), from: z.string().transform(tidyPath), to: z.string() })

const promo = z.object({
  _id: z.string(),
  title: text,
  position: z.number().nullish(),
  display: list(z.string()),
  start: text,
  expiry: text,
  node: text,
})

const record = z.record(z.string(), z.unknown())

const sharedBlock = z.object({ _id: z.string(), title: text, blocks: list(record) })

const link = z.object({ page: text, url: text, destination: text })

/** The result of `factsQuery`: both drafts and published documents. */
const resultShape = z.object({
  site: list(record),
  pages: list(page),
  redirects: list(redirect),
  promos: list(promo),
  shared: list(sharedBlock),
  brands: list(z.string()),
  tones: list(z.object({ title: text, blocks: list(record) })),
  linking: list(list(z.object({ _id: z.string(), links: z.array(z.unknown()).nullish() }))),
  referring: list(z.string()),
})

/** Each document once, by published id: its published version, or else its draft. */
function byPublishedId<Item extends { _id: string }>(items: readonly Item[]) {
  const found = new Map<string, Item & { id: string; published: boolean }>()
  for (const item of [...items].sort((a, b) => Number(isDraft(b._id)) - Number(isDraft(a._id))))
    found.set(publishedId(item._id), { ...item, id: publishedId(item._id), published: !isDraft(item._id) })
  return found
}

function settingsOf(site: Record<string, unknown>) {
  const template = String(site.templateName ?? 'default')
  const brand = text.parse(site.brand)
  return mergeSettings(switches, String(site.siteSlug ?? ''), [
    { source: 'template', values: { ...presets.template(template)?.settings } },
    { source: 'brand', values: { ...(brand && presets.brand(brand).settings) } },
    { source: 'site', values: site },
  ]).settings
}

/** The theme's colours even if their contrast is too low; the site itself then falls back to the default theme. */
function coloursOf(theme: unknown): ThemeColours {
  const layer = themeLayerShape.safeParse(theme ?? {})
  return { ...defaultTheme.colours, ...(layer.success && layer.data.colours) }
}

/** The site's draft, or else its published document: checks apply to the theme and settings being edited. */
const newest = (documents: readonly Record<string, unknown>[]) =>
  documents.find(({ _id }) => isDraft(String(_id))) ?? documents[0] ?? {}

/** What the rules know of a site, from the result of `factsQuery`. */
export function readFacts(result: unknown) {
  const { site, pages, redirects, promos, shared, linking, ...rest } = resultShape.parse(result)
  const own = newest(site)
  const settings = settingsOf(own)
  return {
    ...rest,
    site: {
      name: text.parse(own.name) ?? String(own.siteSlug ?? ''),
      tagline: text.parse(own.tagline),
      slug: String(own.siteSlug ?? ''),
      phone: text.parse(own.phone),
      legal: text.parse(own.legal),
      timeZone: text.parse(own.timeZone) ?? defaultTimeZone,
      settings,
      colours: coloursOf(own.theme),
    },
    pages: byPublishedId(pages),
    redirects: byPublishedId(redirects),
    promos: byPublishedId(promos),
    shared: byPublishedId(shared),
    /** Links of published documents, each with the id of the document that contains it. */
    links: linking.flat().flatMap(({ _id, links }) =>
      (links ?? []).flat(9).flatMap((given) => {
        const read = link.safeParse(given)
        return read.success ? [{ from: _id, ...read.data }] : []
      }),
    ),
  }
}

export type SiteFacts = ReturnType<typeof readFacts>
