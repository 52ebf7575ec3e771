import {
  commonOf,
  consentFields,
  contactFields,
  dealershipConstant,
  dealershipFields,
  optInConstant,
  postcodeField,
} from './fields.ts'
import type { LeadKind } from './kind.ts'

/** Interest in a model that is still to come (MODEL-11). */
export const registerInterest: LeadKind = {
  kind: 'registerInterest',
  category: 'Register Interest',
  make(context) {
    const { content, given } = context
    const model = given('model')
    return {
      ...commonOf(context),
      kind: 'registerInterest',
      heading: content.heading ?? 'Register your interest',
      submit: content.submit ?? 'Register interest',
      event: 'generalEnquiry',
      constants: {
        ...dealershipConstant(context),
        ...optInConstant(context),
        subcategory: 'New Model',
        ...(model && { model }),
      },
      steps: [
        {
          fields: [
            ...contactFields,
            postcodeField,
            ...dealershipFields(context),
            { name: 'message', type: 'textarea', label: 'Comments' },
            ...consentFields(context),
          ],
        },
      ],
    }
  },
}
