import type { RawBlock } from '#app/page/block.ts'

/** Kinds of page that have a default where a site has none of its own. */
export const templateKinds = [
  'stockSearch',
  'vehicle',
  'compare',
  'specialOffers',
  'offer',
  'catalogue',
  'dealerLocator',
  'partsSearch',
  'brandOverview',
  'notFound',
  'error',
] as const

export type TemplateKind = (typeof templateKinds)[number]

const block = (
  _type: string,
  content: Record<string, unknown>,
  tone: RawBlock['tone'] = 'default',
): RawBlock => ({
  _type,
  _key: _type,
  tone,
  content,
})

/** As the page query answers blocks: what stands under `content` is the projection of the block's own fields. */
export const templateBlocks: Record<TemplateKind, RawBlock[]> = {
  stockSearch: [block('breadcrumbs', {}), block('stockSearch', {})],
  vehicle: [
    block('breadcrumbs', {}),
    block('vehicleGallery', {}),
    block('vehicleSummary', {}),
    block('vehicleFacts', {}),
    block('vehicleComments', {}),
    block('vehicleFeatures', {}),
    block('similarVehicles', {}, 'muted'),
  ],
  compare: [block('breadcrumbs', {}), block('vehicleCompare', {})],
  specialOffers: [block('breadcrumbs', {}), block('offerSearch', {})],
  offer: [
    block('breadcrumbs', {}),
    block('offerDetail', {}),
    block('callToAction', {
      layout: 'contact',
      heading: 'Shall we put this one aside for you?',
      text: 'Ring us or write, and we answer within the hour while we are open.',
      actions: [{ label: 'Contact Us', destination: 'contact' }],
    }),
  ],
  partsSearch: [block('breadcrumbs', {}), block('partsSearch', {})],
  dealerLocator: [block('breadcrumbs', {}), block('dealerLocator', {})],
  catalogue: [block('breadcrumbs', {}), block('catalogueSearch', {})],
  brandOverview: [
    block('breadcrumbs', {}),
    block('brandIntro', {
      actions: [
        { label: 'See our stock', destination: 'stockSearch' },
        { label: 'Contact Us', destination: 'contact' },
      ],
      showPhone: true,
    }),
    block('manufacturerLogos', { heading: 'Our other brands', showNames: true }, 'muted'),
    block('callToAction', {
      layout: 'contact',
      heading: 'Tell us what you are looking for',
      text: 'We answer within the hour while we are open, and first thing in the morning when we are not.',
      actions: [{ label: 'Contact Us', destination: 'contact' }],
    }),
  ],
  notFound: [
    block('hero', {
      layout: 'statement',
      ground: 'dark',
      eyebrow: 'Page not found',
      heading: 'This road ends here',
      text: 'The page has moved or the vehicle has been sold. Our stock and our people are one click away.',
      actions: [
        { label: 'Search our stock', destination: 'stockSearch' },
        { label: 'Contact Us', destination: 'contact' },
      ],
      showSearch: true,
    }),
  ],
  error: [
    block('hero', {
      layout: 'statement',
      ground: 'dark',
      eyebrow: 'Something went wrong',
      heading: 'We could not show this page',
      text: 'It is not you, it is us. Please try again in a minute, or give us a call.',
      actions: [
        { label: 'Back to the home page', destination: 'home' },
        { label: 'Call us', destination: 'phone' },
      ],
    }),
  ],
}
