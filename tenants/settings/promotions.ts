import { z } from 'zod'
import { linkProjection, linkValue } from '#values/link.ts'
import { inGroup, item, range, richText, type Switch, select, toggle, words } from './define.ts'

const hex = z.string().regex(/^#[0-9a-f]{6}$/i, 'Write the colour as # and six digits, for example #1f5eff.')
const instant = z.string().regex(/^\d{4}-\d{2}-\d{2}(T[\d:.]+(Z|[+-]\d{2}:\d{2})?)?$/)

/** A number is "after each Nth slot", a list is the slots themselves. */
const promoPositions = z.preprocess(
  (value) => {
    const stored = z
      .looseObject({ every: z.number().nullish(), slots: z.array(z.number()).nullish() })
      .safeParse(value)
    return stored.success ? (stored.data.every ?? stored.data.slots ?? []) : value
  },
  z.union([z.number().int().min(1), z.array(z.number().int().min(1)).max(50)]),
)

export const promotionSwitches = inGroup('promotions', {
  announcementBar: {
    title: 'Announcement bar',
    meaning: 'One line above the header; shoppers can close it for their visit.',
    shape: item({
      text: words(200).default(''),
      link: linkValue.optional(),
      background: hex.optional(),
      colour: hex.optional(),
      start: instant.optional(),
      expiry: instant.optional(),
    }).nullable(),
    default: null,
    control: 'object',
    projection: `..., link{${linkProjection}}`,
    fields: {
      text: { title: 'Text', control: 'text', required: true },
      link: { title: 'Link', control: 'link' },
      background: {
        title: 'Background colour',
        meaning: '# and six digits. Empty takes the brand colour.',
        control: 'text',
      },
      colour: {
        title: 'Text colour',
        meaning: 'Used where it can be read on the background.',
        control: 'text',
      },
      start: { title: 'First day', control: 'date' },
      expiry: { title: 'Last day', control: 'date' },
    },
  } as const satisfies Switch,
  emergencyBanner: {
    title: 'Emergency banner',
    meaning: 'For floods, recalls and closures: above everything, cannot be closed. Empty text hides it.',
    shape: item({ text: words(400).default('') }).nullable(),
    default: null,
    control: 'object',
    fields: { text: { title: 'Text', control: 'longText', required: true } },
  } as const satisfies Switch,
  statsBanner: {
    title: 'Group numbers',
    meaning: 'Numbers of the stats banner, for example 50+ locations.',
    shape: z.array(item({ number: words(12, 1), text: words(60, 1) })).max(6),
    default: [],
    control: 'objects',
    fields: {
      number: { title: 'Number', control: 'text', required: true },
      text: { title: 'What it counts', control: 'text', required: true },
    },
  } as const satisfies Switch,
  privacyStatement: {
    title: 'Privacy statement',
    meaning: 'Text of the privacy page, where the group has one text for all its sites.',
    shape: richText.nullable(),
    default: null,
    control: 'richText',
  } as const satisfies Switch,
  promoPositions: {
    title: 'Promo places',
    meaning: 'Where promos stand among the results: after every so many vehicles, or at certain places.',
    shape: promoPositions,
    default: [8, 17],
    control: 'object',
    fields: {
      every: { title: 'After every', meaning: 'Number of vehicles between two promos.', control: 'number' },
      slots: {
        title: 'Or at these places',
        meaning: 'Used where "After every" is empty.',
        control: 'numbers',
      },
    },
  } as const satisfies Switch,
  promoRandomPosition: {
    title: 'Random promo place',
    meaning: 'First and last place between which one promo stands at random.',
    shape: range.nullable(),
    default: null,
    control: 'numbers',
  } as const satisfies Switch,
  promoOrder: select(
    'Order of promos',
    'Order of promos that have no place of their own.',
    { fixed: 'As listed', random: 'Random' },
    'fixed',
  ),
  spinToWinEnabled: toggle('Spin to Win', 'Switches the Spin to Win page on.', false),
})
