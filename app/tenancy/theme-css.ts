import { kebab } from '#platform/kebab.ts'
import { derivedColours, type FontFamily, type Theme } from '#tenants/theme/index.ts'
import { mix } from '#values/contrast.ts'

/** Faces of app/styles/fonts.css; the second one takes the first one's measures until it has arrived. */
const stack = (family: FontFamily) => `"${family} Variable", "${family} Fallback", system-ui, sans-serif`

const rgba = (hex: string, alpha: number) =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(' ')} / ${alpha})`

function cardLook({ cards, colours }: Theme) {
  switch (cards) {
    case 'soft':
      return {
        'card-line': mix(colours.raised, colours.line, 0.7),
        'card-line-width': '1px',
        'shadow-card': `0 1px 2px ${rgba(colours.text, 0.05)}, 0 10px 30px -12px ${rgba(colours.text, 0.16)}`,
      }
    case 'flat':
      return { 'card-line': colours.line, 'card-line-width': '1px', 'shadow-card': 'none' }
    case 'outlined':
      return {
        'card-line': mix(colours.line, colours.text, 0.55),
        'card-line-width': '1.5px',
        'shadow-card': 'none',
      }
  }
}

/** The CSS custom properties a theme stands for, each as `--t-<role>`. */
export function themeProperties(theme: Theme): Record<`--t-${string}`, string> {
  const roles = {
    ...theme.colours,
    ...derivedColours(theme.colours),
    ...cardLook(theme),
    'shadow-pop': `0 2px 6px ${rgba(theme.colours.scrim, 0.08)}, 0 24px 60px -16px ${rgba(theme.colours.scrim, 0.3)}`,
    'font-heading': stack(theme.headingFont),
    'font-body': stack(theme.bodyFont),
    'heading-weight': String(theme.headingWeight),
    'heading-width': `${theme.headingWidth}%`,
    'heading-tracking': `${theme.headingTracking}em`,
    'radius-card': `${theme.radiusCard}px`,
    'radius-control': `${theme.radiusControl}px`,
    density: String(theme.density),
  }
  return Object.fromEntries(Object.entries(roles).map(([role, value]) => [`--t-${kebab(role)}`, value]))
}

/** The style sheet of a theme, to stand before the site's own. */
export function themeCss(theme: Theme) {
  const properties = Object.entries(themeProperties(theme)).map(([name, value]) => `${name}:${value}`)
  return `:root{${properties.join(';')}}`
}

/** Attributes of `<html>` by which style sheets tell the variants of cards, header and pictures apart. */
export const themeAttributes = ({ cards, header, pictures }: Theme) => ({
  'data-cards': cards,
  'data-header': header,
  'data-pictures': pictures,
})
