import type { Field } from '../form/field.ts'
import { choices } from '../form/lead-form.ts'
import {
  carConstants,
  carKind,
  commonOf,
  consentFields,
  contactFields,
  dealershipConstant,
  dealershipFields,
  optInConstant,
} from './fields.ts'
import type { KindContext, LeadKind } from './kind.ts'

/** Said of a time that has passed (TD-07). */
export const pastProblem = 'Please choose a future date.'

/** Where the car may be brought to (TD-03). */
function distributionFields({ site, car }: KindContext): Field[] {
  const places = car?.distributionLocations ?? []
  if (!site.settings.testDriveDistributionLocation || places.length === 0) return []
  return [
    {
      name: 'distribution_location',
      type: 'select',
      label: 'Where would you like to drive it?',
      choices: choices(places),
      half: true,
    },
  ]
}

/** The model that a shopper has in mind, where no car is named (TD-08). */
const modelFields = ({ car, models, given }: KindContext): Field[] =>
  car || models.length === 0
    ? []
    : [
        {
          name: 'model',
          type: 'select',
          label: 'Model of interest',
          choices: models,
          value: models.find(({ value }) => value === given('model'))?.value,
          half: true,
        },
      ]

/** A test drive (TD-01 to TD-08). */
export const testDrive: LeadKind = {
  kind: 'testDrive',
  category: 'Test Drive',
  needs: ['car', 'models'],
  make(context) {
    const { site, content } = context
    return {
      ...commonOf(context),
      kind: 'testDrive',
      heading: content.heading ?? 'Book a test drive',
      submit: content.submit ?? 'Book test drive',
      event: 'testDrive',
      appointments: true,
      terms: site.settings.testDriveTerms,
      constants: {
        ...carConstants(context),
        ...dealershipConstant(context),
        ...optInConstant(context),
        subcategory: carKind(context),
      },
      steps: [
        {
          fields: [
            ...contactFields,
            ...dealershipFields(context),
            ...modelFields(context),
            { name: 'dateTime', type: 'dateTime', label: 'Test Drive Booking Date', future: pastProblem },
            ...distributionFields(context),
            { name: 'message', type: 'textarea', label: 'Comments' },
            ...consentFields(context),
          ],
        },
      ],
    }
  },
}
