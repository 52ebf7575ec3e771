import {
  carConstants,
  carKind,
  commonOf,
  consentFields,
  contactFields,
  dealershipConstant,
  optInConstant,
} from './fields.ts'
import type { LeadKind } from './kind.ts'

/** More pictures of one car (PHOTO-01 to PHOTO-03). */
export const photos: LeadKind = {
  kind: 'photos',
  category: 'Request Photos',
  needs: ['car'],
  make(context) {
    const { content } = context
    return {
      ...commonOf(context),
      kind: 'photos',
      heading: content.heading ?? 'Request photos',
      submit: content.submit ?? 'Request photos',
      event: 'generalEnquiry',
      constants: {
        ...carConstants(context),
        ...dealershipConstant(context),
        ...optInConstant(context),
        subcategory: carKind(context),
        'Request Photos': 'Please send photos for this car',
      },
      steps: [
        {
          fields: [
            ...contactFields,
            { name: 'message', type: 'textarea', label: 'Comments' },
            ...consentFields(context),
          ],
        },
      ],
    }
  },
}
