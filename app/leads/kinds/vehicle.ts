import {
  carConstants,
  carKind,
  commonOf,
  consentFields,
  contactFields,
  dealershipConstant,
  dealershipFields,
  messageField,
  optInConstant,
  serviceFields,
} from './fields.ts'
import type { LeadKind } from './kind.ts'

/** An enquiry about one car (FORM-18, ENQ-12). Without a car it says so by having none. */
export const vehicle: LeadKind = {
  kind: 'vehicle',
  category: 'Vehicle Enquiry',
  needs: ['car'],
  make(context) {
    const { site, content, car } = context
    const { sendAutogaugeEnabled, autogaugeBaseUrl } = site.settings
    return {
      ...commonOf(context),
      kind: 'vehicle',
      heading: content.heading ?? (car ? 'Enquire about this vehicle' : 'Enquire about a vehicle'),
      submit: content.submit ?? 'Send enquiry',
      event: 'vehicleEnquiry',
      constants: {
        ...carConstants(context),
        ...dealershipConstant(context),
        ...optInConstant(context),
        subcategory: carKind(context),
        ...(sendAutogaugeEnabled && { autogauge_enabled: autogaugeBaseUrl !== '' }),
      },
      steps: [
        {
          fields: [
            ...contactFields,
            ...dealershipFields(context),
            {
              ...messageField(context),
              value: car ? `Is the ${car.name} (${car.stocknum}) still available?` : undefined,
            },
            ...serviceFields(context),
            ...consentFields(context),
          ],
        },
      ],
    }
  },
}
