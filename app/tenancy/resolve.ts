import { createHash } from 'node:crypto'
import type { Env } from '#app/platform/env.ts'
import { resolveTheme } from '#tenants/theme.ts'
import type { TenantDocuments } from './document.ts'
import { siteOrigin } from './host.ts'
import { isPlain, mergeDeep } from './merge.ts'
import { mergeSettings, type SettingProblem } from './settings.ts'
import type { Site } from './site.ts'

/** What a template or a brand brings to its sites. */
export interface Preset {
  settings: object
  theme?: object
}

export interface Presets {
  template(name: string): Preset | undefined
  brand(slug: string): Preset | undefined
}

/** One tenant out of its documents and the presets they name, with what had to be left out (TEN-01, TEN-02). */
export function resolveSite(
  id: string,
  documents: TenantDocuments,
  presets: Presets,
  env: Pick<Env, 'SITE_ORIGIN' | 'PORT'>,
) {
  const { identity } = documents
  const problems: SettingProblem[] = []
  const { templateName, brand: brandSlug } = identity
  const template = presets.template(templateName)
  if (!template)
    problems.push({ source: id, key: 'templateName', message: `There is no template "${templateName}".` })
  const brand = brandSlug === undefined ? undefined : presets.brand(brandSlug)
  if (brandSlug && !brand)
    problems.push({ source: id, key: 'brand', message: `There is no brand "${brandSlug}".` })

  const merged = mergeSettings(identity.siteSlug, [
    { source: `template ${templateName}`, values: { ...template?.settings } },
    { source: `brand ${brandSlug}`, values: { ...brand?.settings } },
    { source: id, values: documents.site },
    { source: id.replace(/^site-/, 'navigation-'), values: documents.navigation },
  ])
  problems.push(...merged.problems)

  const layers = [template?.theme, brand?.theme, identity.theme].filter(isPlain)
  const { theme, problems: unreadable } = resolveTheme(layers.reduce<unknown>(mergeDeep, {}))
  for (const message of unreadable) problems.push({ source: id, key: 'theme', message })
  const { theme: _, hosts, brand: __, ...own } = identity
  const site: Omit<Site, 'revision'> = {
    ...own,
    id,
    slug: identity.siteSlug,
    name: identity.name ?? identity.siteSlug,
    origin: siteOrigin(env, identity.siteSlug, hosts),
    settings: merged.settings,
    theme,
  }
  const revision = createHash('sha256').update(JSON.stringify(site)).digest('base64url').slice(0, 12)
  return { site: { ...site, revision } satisfies Site, problems }
}
