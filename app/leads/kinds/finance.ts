import { carTypes } from '#values/vehicle-kinds.ts'
import { type Constants, choices } from '../form/lead-form.ts'
import { isVin, tidyNumber } from '../form/vin.ts'
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
import type { KindContext, LeadKind } from './kind.ts'

const vehicleTypes = ['Car', 'Truck', 'Caravan', 'Motorcycle', 'Other']

/** What the address says of a vehicle that the stock does not know. */
function vehicleNamed({ given }: Pick<KindContext, 'given'>): Constants {
  const type = carTypes.find((one) => one === given('car_type'))
  const vin = given('vin') ?? ''
  return { ...(type && { car_type: type }), ...(isVin(vin) && { vin: tidyNumber(vin) }) }
}

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
        ...(!car && vehicleNamed(context)),
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
