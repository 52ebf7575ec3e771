import type { Site } from '#app/tenancy/site.ts'

/** SVG of a site's initial on its brand colour. */
export function initialIcon({ name, theme }: Pick<Site, 'name' | 'theme'>) {
  const initial = /[\p{L}\p{N}]/u.exec(name)?.[0].toUpperCase() ?? ''
  const { brand, onBrand } = theme.colours
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="12" fill="${brand}"/><text x="32" y="45" text-anchor="middle" font-family="system-ui,sans-serif" font-size="38" font-weight="700" fill="${onBrand}">${initial}</text></svg>`
}
