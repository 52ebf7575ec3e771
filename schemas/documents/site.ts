import { defineArrayMember, defineField, defineType } from '@sanity/types'
import { Settings } from 'lucide-react'
import { type SwitchGroup, switchGroups } from '#tenants/settings/define.ts'
import { defineDocument } from '../define-document.ts'
import { tenantField } from '../same-site.ts'
import { settingsFields } from '../settings-fields.ts'

const tabs = {
  identity: { title: 'Dealership', switches: ['site'] },
  look: { title: 'Look', switches: ['header', 'footer'] },
  offers: { title: 'Notices and promos', switches: ['promotions', 'reviews'] },
  search: { title: 'Stock search', switches: ['search', 'sort', 'cards'] },
  vehicles: { title: 'Vehicles', switches: ['vehicle', 'locations'] },
  leads: { title: 'Forms and trade-in', switches: ['forms', 'tradeIn'] },
  money: { title: 'Finance and buying', switches: ['finance', 'purchase'] },
  visitors: { title: 'Visitors', switches: ['visitors', 'tracking'] },
} as const satisfies Record<string, { title: string; switches: readonly SwitchGroup[] }>

const tabOf = (group: SwitchGroup) =>
  Object.entries(tabs).find(([, { switches }]) =>
    (switches as readonly SwitchGroup[]).includes(group),
  )?.[0] ?? 'visitors'

const australianTimeZones = [
  { value: 'Australia/Brisbane', title: 'Brisbane' },
  { value: 'Australia/Sydney', title: 'Sydney' },
  { value: 'Australia/Melbourne', title: 'Melbourne' },
  { value: 'Australia/Hobart', title: 'Hobart' },
  { value: 'Australia/Adelaide', title: 'Adelaide' },
  { value: 'Australia/Darwin', title: 'Darwin' },
  { value: 'Australia/Perth', title: 'Perth' },
] as const

/** One dealer site: identity, look and the switches it overrides. Its `tenant` is itself. */
export default defineDocument(({ switches }) => ({
  type: defineType({
    name: 'site',
    title: 'Site',
    type: 'document',
    description: 'One dealer site: identity, look and settings.',
    groups: Object.entries(tabs).map(([name, { title }], index) => ({ name, title, default: index === 0 })),
    fieldsets: Object.entries(switchGroups).map(([name, title]) => ({
      name,
      title: name === 'site' ? 'More about the site' : title,
      options: { collapsible: true, collapsed: true },
    })),
    fields: [
      tenantField,
      defineField({
        name: 'name',
        title: 'Trading name',
        type: 'string',
        group: 'identity',
        description: 'As on the sign outside, for example Motorworld.',
        validation: (rule) => rule.required().max(80),
      }),
      defineField({
        name: 'tagline',
        title: 'Tagline',
        type: 'string',
        group: 'identity',
        description: 'One short line that says what the dealership stands for.',
        validation: (rule) => rule.max(120),
      }),
      defineField({
        name: 'brand',
        title: 'Only brand',
        type: 'string',
        group: 'identity',
        description:
          'Short name of the make, if the site sells one only (for example chery). Its defaults then apply.',
      }),
      defineField({
        name: 'dealerGroup',
        title: 'Dealer group',
        type: 'string',
        group: 'identity',
        description:
          'Group of dealerships the site belongs to. Settings of blocks are copied between sites of one group; sites that name none belong together.',
        validation: (rule) => rule.max(80),
      }),
      defineField({
        name: 'phone',
        title: 'Phone',
        type: 'string',
        group: 'identity',
        description: 'Main number as shoppers read it, for example (07) 3123 4567.',
        validation: (rule) =>
          rule
            .regex(/^[+(]?\d[\d ()-]{5,20}$/, { name: 'phone' })
            .error('Write a phone number: digits, spaces and brackets.'),
      }),
      defineField({
        name: 'email',
        title: 'Email',
        type: 'string',
        group: 'identity',
        description: 'Address shown to shoppers.',
        validation: (rule) => rule.email(),
      }),
      defineField({
        name: 'address',
        title: 'Address',
        type: 'address',
        group: 'identity',
        description: 'Main address of the dealership.',
      }),
      defineField({
        name: 'legal',
        title: 'Legal lines',
        type: 'text',
        rows: 3,
        group: 'identity',
        description:
          'Foot of every page, a paragraph for each line: licence and ABN (LMCT 1234567 · ABN 12 345 678 901), acknowledgement of Country.',
      }),
      defineField({
        name: 'timeZone',
        title: 'Clock',
        type: 'string',
        group: 'identity',
        description: 'Starts, ends and opening hours follow this clock.',
        options: { list: [...australianTimeZones] },
        initialValue: 'Australia/Brisbane',
        validation: (rule) => rule.required(),
      }),
      defineField({
        name: 'hosts',
        title: 'Web addresses',
        type: 'array',
        group: 'identity',
        description:
          'Host names that open this site, for example www.motorworld.com.au, the main one first. Only administrators change them, because a name belongs to one site alone; a new one opens the site once its owner has proven it.',
        readOnly: ({ currentUser }) => !currentUser?.roles.some(({ name }) => name === 'administrator'),
        of: [defineArrayMember({ type: 'string' })],
        validation: (rule) =>
          rule
            .unique()
            .custom((hosts: string[] | undefined) =>
              (hosts ?? []).every((host) => /^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(host ?? ''))
                ? true
                : 'Write the host name alone, in small letters: www.example.com.au, without https:// and slashes.',
            ),
      }),
      defineField({
        name: 'logo',
        title: 'Logo',
        type: 'picture',
        group: 'look',
        description: 'For light backgrounds. SVG is best.',
      }),
      defineField({
        name: 'logoOnDark',
        title: 'Logo for dark backgrounds',
        type: 'picture',
        group: 'look',
        description:
          'A light version, for the footer and dark headers. Leave empty if the logo works on both.',
      }),
      defineField({
        name: 'favicon',
        title: 'Small icon',
        type: 'picture',
        group: 'look',
        description: 'Square, shown in browser tabs; SVG or at least 180 by 180.',
      }),
      defineField({
        name: 'socialImage',
        title: 'Picture when shared',
        type: 'picture',
        group: 'look',
        description: 'Shown when somebody shares a page that has no picture of its own; best 1200 by 630.',
      }),
      defineField({
        name: 'theme',
        title: 'Theme',
        type: 'theme',
        group: 'look',
        description: 'Colours, type and shapes. Leave empty what the template already does well.',
        options: { collapsible: true, collapsed: true },
      }),
      ...settingsFields(switches, tabOf),
    ],
    orderings: [{ name: 'name', title: 'Name', by: [{ field: 'name', direction: 'asc' }] }],
    preview: {
      select: { title: 'name', tagline: 'tagline', slug: 'siteSlug', media: 'favicon', logo: 'logo' },
      prepare: ({ title, tagline, slug, media, logo }) => ({
        title: title || slug || 'Site without a name',
        subtitle: tagline || slug,
        media: media ?? logo,
      }),
    },
  }),
  studio: {
    section: 'site',
    position: 10,
    title: 'Settings',
    icon: Settings,
    singleton: { pane: 'settings' },
    locations: 'everyPage',
  },
}))
