import { defineArrayMember, defineField, defineType } from '@sanity/types'
import { Menu } from 'lucide-react'
import { defineDocument } from '../define-document.ts'
import { tenantField } from '../same-site.ts'

export default defineDocument({
  type: defineType({
    name: 'navigation',
    title: 'Navigation',
    type: 'document',
    description: 'The menus of the site.',
    fields: [
      tenantField,
      defineField({
        name: 'headerMenu',
        title: 'Menu at the top',
        type: 'array',
        description: 'Five to seven entries read best. An entry may open others below it, or the brands.',
        of: [defineArrayMember({ type: 'menuItem' })],
        validation: (rule) => rule.max(10),
      }),
      defineField({
        name: 'footerMenu',
        title: 'Menu at the foot',
        type: 'array',
        description: 'Each entry is a column; the entries below it are its links.',
        of: [defineArrayMember({ type: 'menuItem' })],
        validation: (rule) => rule.max(8),
      }),
    ],
    preview: {
      select: { site: 'tenant.name' },
      prepare: ({ site }) => ({ title: 'Navigation', subtitle: site }),
    },
  }),
  studio: {
    section: 'site',
    position: 20,
    title: 'Navigation',
    icon: Menu,
    singleton: { pane: 'navigation' },
    locations: 'everyPage',
  },
})
