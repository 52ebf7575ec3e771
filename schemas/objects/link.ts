import { defineField, defineType, type Path } from '@sanity/types'
import { namedDestinations } from '#values/link.ts'
import { hrefProblem } from '../rules.ts'

type LinkDraft = { label?: string; destination?: string; page?: { _ref?: string }; url?: string }

const destinationTitles: Record<(typeof namedDestinations)[number], string> = {
  home: 'Home page',
  stockSearch: 'Stock search',
  contact: 'Contact page',
  finance: 'Finance page',
  service: 'Service booking',
  phone: 'Call the dealership',
}

/** An entry of a menu has words of its own. */
const isInMenu = (path: Path) => path.includes('headerMenu') || path.includes('footerMenu')

const hasOther = (parent: LinkDraft | undefined, own: keyof LinkDraft) =>
  (['destination', 'page', 'url'] as const).some((key) => key !== own && Boolean(parent?.[key]))

/** What is wrong with a link as a whole, or true. An empty link is valid: the block then shows no button. */
export function linkProblem(link: LinkDraft | undefined): true | string {
  const targets = [link?.destination, link?.page?._ref, link?.url].filter(Boolean).length
  if (targets > 1) return 'Choose one target only: a place on the site, a page, or an address.'
  if (link?.label && targets === 0)
    return 'Choose where the link leads: a place on the site, a page, or an address.'
  return true
}

export default defineType({
  name: 'link',
  title: 'Link',
  type: 'object',
  description: 'Where a button or words lead.',
  options: { columns: 1 },
  validation: (rule) => rule.custom((value: LinkDraft | undefined) => linkProblem(value)),
  fields: [
    defineField({
      name: 'label',
      title: 'Words on the button',
      type: 'string',
      description:
        'What happens at a click, in one to four words. Leave empty where a whole picture or tile is the link.',
      hidden: ({ path, value }) => path.includes('markDefs') || (!value && isInMenu(path)),
      validation: (rule) => rule.max(60).warning('Short labels are read; long ones are skipped.'),
    }),
    defineField({
      name: 'destination',
      title: 'Place on the site',
      type: 'string',
      description: 'The usual places. They follow the site when its settings change, so prefer them.',
      options: { list: namedDestinations.map((value) => ({ value, title: destinationTitles[value] })) },
      hidden: ({ parent, value }) => !value && hasOther(parent, 'destination'),
    }),
    defineField({
      name: 'page',
      title: 'Page',
      type: 'reference',
      to: [{ type: 'page' }],
      weak: true,
      description: 'One of the pages of this site. The link follows when the page gets another path.',
      hidden: ({ parent, value }) => !value && hasOther(parent, 'page'),
    }),
    defineField({
      name: 'url',
      title: 'Address',
      type: 'string',
      description:
        'Anything else: /a-path, #a-place-on-this-page, https://…, tel:0731234567 or mailto:sales@….',
      hidden: ({ parent, value }) => !value && hasOther(parent, 'url'),
      validation: (rule) => rule.custom((value: string | undefined) => hrefProblem(value)),
    }),
    defineField({
      name: 'newTab',
      title: 'Open in a new tab',
      type: 'boolean',
      description: 'For links that leave the site, so that the shopper can come back.',
      initialValue: false,
    }),
  ],
  preview: {
    select: { label: 'label', destination: 'destination', page: 'page.title', url: 'url' },
    prepare: ({ label, destination, page, url }) => ({
      title:
        label || page || url || destinationTitles[destination as keyof typeof destinationTitles] || 'Link',
      subtitle:
        page ??
        url ??
        destinationTitles[destination as keyof typeof destinationTitles] ??
        'Leads nowhere yet',
    }),
  },
})
