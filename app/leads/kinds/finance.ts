import { choices } from '../form/lead-form.ts'
import {
  carConstants,
  commonOf,
  consentFields,
  dealershipConstant,
  dealershipFields,
  emailField,
  firstNameField,
  lastNameField,
  optInConstant,
  phoneField,
  postcodeField,
} from './fields.ts'
import type { LeadKind } from './kind.ts'

const vehicleTypes = ['Car', 'Truck', 'Caravan', 'Motorcycle', 'Other']

/** A finance enquiry (ENQ-13, ENQ-15); its address may know the car and what it costs. */
export const finance: LeadKind = {
  kind: 'finance',
  category: 'Finance Enquiry',
  needs: ['car'],
  make(context) {
    const { site, content, car, given } = context
    const { financeFormTitle, financeVehicleType, priceQuickPicks } = site.settings
    const types = [...new Set([financeVehicleType, ...vehicleTypes])]
    const budget = Number(given('vehiclePriceBudget'))
    return {
      ...commonOf(context),
      kind: 'finance',
      heading: content.heading ?? financeFormTitle,
      submit: content.submit ?? 'Send enquiry',
      event: 'financeEnquiry',
      constants: {
        ...carConstants(context),
        ...(car?.vin && { vin: car.vin }),
        ...dealershipConstant(context),
        ...optInConstant(context),
        subcategory: 'Finance',
      },
      steps: [
        {
          fields: [
            firstNameField,
            lastNameField,
            emailField,
            phoneField,
            postcodeField,
            {
              name: 'vehicle_type',
              type: 'select',
              label: 'Vehicle type',
              required: true,
              choices: choices(types),
              value: financeVehicleType,
              half: true,
            },
            ...dealershipFields(context),
            {
              name: 'price',
              type: 'price',
              label: 'Price of the vehicle',
              quickPicks: priceQuickPicks,
              max: 10_000_000,
              value: budget > 0 && Number.isFinite(budget) ? String(Math.round(budget)) : undefined,
            },
            { name: 'message', type: 'textarea', label: 'Comments' },
            ...consentFields(context),
          ],
        },
      ],
    }
  },
}
