import type { LeadFormContent } from '../form/content.ts'
import { choices } from '../form/lead-form.ts'
import {
  commonOf,
  consentFields,
  contactFields,
  dealershipConstant,
  dealershipFields,
  locationFields,
  messageField,
  optInConstant,
  serviceFields,
} from './fields.ts'
import type { LeadKind } from './kind.ts'

const usual = 'General Enquiry'

interface GeneralContent extends LeadFormContent {
  /** Chosen beforehand. */
  category?: string
}

/** The general enquiry (ENQ-01 to ENQ-11). */
export const general: LeadKind<GeneralContent> = {
  kind: 'general',
  make(context) {
    const { site, content, page } = context
    const categories = site.settings.enquiryCategories
    return {
      ...commonOf(context),
      kind: 'general',
      heading: content.heading ?? 'Send us a message',
      submit: content.submit ?? 'Send enquiry',
      event: 'generalEnquiry',
      constants: {
        page_id: page.path,
        subcategory: 'Website Enquiry',
        ...dealershipConstant(context),
        ...optInConstant(context),
      },
      steps: [
        {
          fields: [
            ...contactFields,
            {
              name: 'category',
              type: 'select',
              label: 'Category',
              required: true,
              choices: choices(categories),
              value:
                [content.category, usual].find((one) => one && categories.includes(one)) ?? categories[0],
              half: true,
            },
            ...locationFields(context),
            ...dealershipFields(context),
            {
              name: 'Rego',
              type: 'rego',
              label: 'Rego',
              placeholder: 'Rego - Helps us better assist your enquiry',
              half: true,
            },
            messageField(context),
            ...serviceFields(context),
            ...consentFields(context),
          ],
        },
      ],
    }
  },
}
