import { richTextProjection } from '#values/rich-text.ts'
import { item, richText, type Switch } from './define.ts'

const own = (type: string) =>
  ({
    title: `For ${type} vehicles`,
    meaning: 'Shown instead of the text above. Empty shows that.',
    control: 'richText',
  }) as const

const texts = ['text', 'new', 'used', 'demo'] as const

/** A text of every vehicle page, with another for one type of vehicle where that differs (VDP-49). */
const vehicleText = (title: string, meaning: string) =>
  ({
    title,
    meaning: `${meaning} Empty hides the section.`,
    shape: item({
      text: richText.optional(),
      new: richText.optional(),
      used: richText.optional(),
      demo: richText.optional(),
    }),
    default: {},
    control: 'object',
    projection: texts.map((name) => `${name}[]{${richTextProjection}}`).join(', '),
    fields: {
      text: { title: 'Text', meaning: 'For all vehicles.', control: 'richText' },
      new: own('new'),
      used: own('used'),
      demo: own('demo'),
    },
  }) as const satisfies Switch

export const vehicleTextSwitches = {
  whatsIncluded: vehicleText("What's included", 'What comes with every vehicle.'),
  whyBuyFromUs: vehicleText('Why buy from us', 'What speaks for the dealer.'),
  protectYourCar: vehicleText('Protect your car', 'Warranties, tint, paint protection and their like.'),
  vehicleDisclaimer: vehicleText('Vehicle disclaimer', 'The small print at the end of vehicle pages.'),
}
