import type { BlockProps, BlockSample, PageInfo } from '#app/page/block.ts'
import type { Site } from '#app/tenancy/site.ts'
import { type Settings, settingsDefaults } from '#tenants/settings/index.ts'
import { defaultTheme } from '#tenants/theme/index.ts'
import { sampleText } from './text.ts'

const privacy = sampleText('We keep what you tell us for as long as we need it to answer you, and no longer.')

/**
 * A site as tests of views and loaders need it; `settings` overrides single switches. It holds the core switches alone:
 * give it the values of those that rooms declare, where a view reads them.
 */
export function sampleSite(settings: Partial<Settings> = {}): Site {
  const core = { ...settingsDefaults, siteSlug: 'sample', privacyStatement: privacy }
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
    settings: { ...core, ...settings } as Settings,
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

/** What the loader of a block answers in its sample; undefined for a block without a loader. */
export const sampleData = <Data>(sample: BlockSample<unknown, Data>) => sample.data as Data

/** What a view receives, around its content and data. */
export function sampleProps<Content, Data>(
  type: string,
  content: Content,
  data: Data,
  site = sampleSite(),
): BlockProps<Content, Data> {
  return { block: { key: 'sample', type, first: false }, content, data, site, page: samplePage }
}
