import {
  commonOf,
  consentFields,
  contactFields,
  dealershipConstant,
  dealershipFields,
  optInConstant,
} from './fields.ts'
import type { LeadKind } from './kind.ts'

/** A part, ordered in three steps (PARTS-01 to PARTS-08). */
export const parts: LeadKind = {
  kind: 'parts',
  category: 'Parts',
  make(context) {
    const { site, content } = context
    const separate = site.settings.partsFormVariant === 'separate'
    return {
      ...commonOf(context),
      kind: 'parts',
      heading: content.heading ?? 'Order a part',
      submit: content.submit ?? 'Send order',
      event: 'generalEnquiry',
      constants: { ...dealershipConstant(context), ...optInConstant(context), subcategory: 'Parts Order' },
      steps: [
        { title: 'Contact Details', fields: [...contactFields, ...dealershipFields(context)] },
        {
          title: 'Vehicle Details',
          fields: [
            { name: 'Rego', type: 'rego', label: 'Rego', half: true },
            { name: 'VIN', type: 'vin', label: 'VIN', half: true },
          ],
        },
        {
          title: 'Order Details',
          fields: [
            ...(separate ? [{ name: 'Part#', type: 'text' as const, label: 'Part#', half: true }] : []),
            {
              name: 'Order Detail',
              type: 'textarea',
              label: separate ? 'Order Detail' : 'Part number and order detail',
              required: true,
            },
            ...consentFields(context),
          ],
        },
      ],
    }
  },
}
