import { type BuiltForm, stepsOf } from '../form/built-form.ts'
import type { LeadFormContent } from '../form/content.ts'
import { commonOf, consentFields, dealershipConstant, optInConstant } from './fields.ts'
import type { LeadKind } from './kind.ts'

/** A form that the site has built in the Studio; it has no steps where there is no such document. */
export type CustomContent = LeadFormContent &
  Pick<BuiltForm, 'steps'> &
  Partial<Pick<BuiltForm, 'id' | 'title' | 'category' | 'thanks'>>

/** A form of the site's own (FORM-11, FORM-12, FORM-22): its fields, and the consents that every form has. */
export const custom: LeadKind<CustomContent> = {
  kind: 'custom',
  make(context) {
    const { site, content, dealerships, locations } = context
    const { priceQuickPicks, odometerQuickPicks, messageRequired } = site.settings
    const steps = stepsOf(content, ({ name, type, required, quickPicks }) => ({
      ...(type === 'location' && { choices: locations }),
      ...(type === 'dealership' && { choices: dealerships }),
      ...(type === 'price' && quickPicks.length === 0 && { quickPicks: priceQuickPicks }),
      ...(type === 'odometer' && quickPicks.length === 0 && { quickPicks: odometerQuickPicks }),
      ...(name === 'message' && { required: content.messageRequired ?? (required || messageRequired) }),
    }))
    const last = steps.length - 1
    const asksDealership = steps.some(({ fields }) => fields.some(({ name }) => name === 'dealership_slug'))
    return {
      ...commonOf(context),
      kind: 'custom',
      ...(content.id && { document: content.id }),
      category: content.category ?? content.title ?? 'General Enquiry',
      heading: content.heading ?? content.title,
      submit: content.submit ?? 'Send',
      ...(content.thanks && { thanks: content.thanks }),
      event: 'generalEnquiry',
      constants: {
        ...(!asksDealership && dealershipConstant(context)),
        ...optInConstant(context),
        subcategory: 'Website Enquiry',
      },
      steps: steps.map((step, index) =>
        index === last ? { ...step, fields: [...step.fields, ...consentFields(context)] } : step,
      ),
    }
  },
}
