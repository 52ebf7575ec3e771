import type { BlockProps, PageInfo } from '#app/page/block.ts'
import type { Site } from '#app/tenancy/site.ts'
import { settingsDefaults } from '#tenants/settings/index.ts'
import { defaultTheme } from '#tenants/theme/index.ts'
import { sampleText } from './text.ts'

const privacy = sampleText('We keep what you tell us for as long as we need it to answer you, and no longer.')

/** A site as tests of views and loaders need it; `settings` overrides single switches. */
export function sampleSite(settings: Partial<Site['settings']> = {}): Site {
  return {
    slug: 'sample',
    id: 'site-sample',
    name: 'Sample Motors',
    templateName: 'default',
    origin: 'http://sample.localhost:3000',
    timeZone: 'Australia/Brisbane',
    phone: '07 3555 0142',
    email: 'hello@sample.example',
    address: { street: '12 Moss Street', suburb: 'Springwood', state: 'QLD', postcode: '4127' },
    settings: { ...settingsDefaults, siteSlug: 'sample', privacyStatement: privacy, ...settings },
    theme: defaultTheme,
    revision: '1',
  }
}

export const samplePage: PageInfo = {
  path: '/owners/warranty',
  title: 'Warranty',
  trail: [
    { label: 'Sample Motors', path: '/' },
    { label: 'Owners', path: '/owners' },
    { label: 'Warranty', path: '/owners/warranty' },
  ],
}

/** What a view receives, around its content and data. */
export function sampleProps<Content, Data>(
  type: string,
  content: Content,
  data: Data,
  site = sampleSite(),
): BlockProps<Content, Data> {
  return { block: { key: 'sample', type, first: false }, content, data, site, page: samplePage }
}
