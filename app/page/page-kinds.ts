import { defaultBlock, type PageKind } from './page-kind.ts'

/** Buttons of the blocks that page kinds begin with. */
export const toPhone = { label: 'Call us', destination: 'phone' }
export const toContact = { label: 'Contact Us', destination: 'contact' }
export const toStock = { label: 'See our stock', destination: 'stockSearch' }

interface Button {
  label: string
  destination?: string
  href?: string
}

/** Words beside the dealer's own numbers: where a page leads on to people. */
export const contactBlock = (heading: string, text: string, actions: readonly Button[]) =>
  defaultBlock('callToAction', { layout: 'contact', heading, text, actions })

/** Pages every site has, whatever its features. */
export default [
  {
    kind: 'notFound',
    title: 'Page not found',
    studioTitle: 'Page not found',
    routes: [],
    shownAt: '"/page-not-found"',
    blocks: [
      defaultBlock('hero', {
        layout: 'statement',
        ground: 'dark',
        eyebrow: 'Page not found',
        heading: 'This road ends here',
        text: 'The page has moved or the vehicle has been sold. Our stock and our people are one click away.',
        actions: [{ label: 'Search our stock', destination: 'stockSearch' }, toContact],
        showSearch: true,
      }),
    ],
  },
  {
    kind: 'error',
    title: 'Something went wrong',
    studioTitle: 'Something went wrong',
    routes: [],
    blocks: [
      defaultBlock('hero', {
        layout: 'statement',
        ground: 'dark',
        eyebrow: 'Something went wrong',
        heading: 'We could not show this page',
        text: 'It is not you, it is us. Please try again in a minute, or give us a call.',
        actions: [{ label: 'Back to the home page', destination: 'home' }, toPhone],
      }),
    ],
  },
] satisfies PageKind[]
