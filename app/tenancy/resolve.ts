import { createHash } from 'node:crypto'
import { brandSettings } from '#tenants/brands/index.ts'
import type { Switches } from '#tenants/settings/define.ts'
import { templateSettings } from '#tenants/templates/index.ts'
import { resolveTheme } from '#tenants/theme/index.ts'
import type { TenantDocuments } from './document.ts'
import { mergeSettings, type SettingProblem } from './merge-settings.ts'
import type { Site } from './site.ts'

/** One tenant out of its documents and the presets they name, with what had to be left out (TEN-01, TEN-02). */
export function resolveSite(
  id: string,
  documents: TenantDocuments,
  { switches, origin }: { switches: Switches; origin: string },
) {
  const { identity } = documents
  const problems: SettingProblem[] = []
  const { templateName, brand: brandSlug } = identity
  const template = own(templateSettings, templateName)
  if (!template)
    problems.push({ source: id, key: 'templateName', message: `There is no template "${templateName}".` })
  const brand = brandSlug === undefined ? undefined : own(brandSettings, brandSlug)

  const merged = mergeSettings(switches, identity.siteSlug, [
    { source: `template ${templateName}`, values: { ...template } },
    { source: `brand ${brandSlug}`, values: { ...brand } },
    { source: id, values: documents.site },
    { source: id.replace(/^site-/, 'navigation-'), values: documents.navigation },
  ])
  problems.push(...merged.problems)

  const { theme, problems: unreadable } = resolveTheme(identity.theme)
  for (const message of unreadable) problems.push({ source: id, key: 'theme', message })
  const { theme: _, hosts, ...known } = identity
  const site: Omit<Site, 'revision'> = {
    ...known,
    id,
    slug: identity.siteSlug,
    name: identity.name ?? identity.siteSlug,
    origin,
    settings: merged.settings,
    theme,
  }
  const revision = createHash('sha256').update(JSON.stringify(site)).digest('base64url').slice(0, 12)
  return { site: { ...site, revision } satisfies Site, problems }
}

/** `source[key]`, for keys that people write. */
const own = <Value>(source: Readonly<Record<string, Value>>, key: string) =>
  Object.hasOwn(source, key) ? source[key] : undefined
