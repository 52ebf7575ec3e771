import { brandSettings } from './brands/index.ts'
import { templateSettings } from './templates/index.ts'

const layer = (layers: Readonly<Record<string, object>>, name: string) =>
  Object.hasOwn(layers, name) ? { settings: layers[name]! } : undefined

/** The two layers between the defaults and a site's own document, by the names the site gives. */
export const presets = {
  template: (name: string) => layer(templateSettings, name),
  /** A brand that brings no settings of its own is still a brand. */
  brand: (slug: string) => layer(brandSettings, slug) ?? { settings: { brands: [slug] } },
}
