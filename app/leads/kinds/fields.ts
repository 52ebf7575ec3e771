import { carTypeWord } from '#app/stock/rules/vehicle-text.ts'
import type { Field } from '../form/field.ts'
import { type Constants, choices } from '../form/lead-form.ts'
import type { KindContext } from './kind.ts'

export const nameField: Field = {
  name: 'name',
  type: 'text',
  label: 'Name',
  required: true,
  autoComplete: 'name',
  maxLength: 120,
}
export const firstNameField: Field = {
  ...nameField,
  label: 'First name',
  autoComplete: 'given-name',
  half: true,
}
export const lastNameField: Field = {
  name: 'last_name',
  type: 'text',
  label: 'Last name',
  required: true,
  autoComplete: 'family-name',
  half: true,
  maxLength: 120,
}
export const emailField: Field = {
  name: 'email',
  type: 'email',
  label: 'Email',
  required: true,
  autoComplete: 'email',
  half: true,
}
export const phoneField: Field = {
  name: 'phone',
  type: 'phone',
  label: 'Phone',
  required: true,
  autoComplete: 'tel',
  half: true,
}
export const postcodeField: Field = {
  name: 'postcode',
  type: 'postcode',
  label: 'Postcode',
  required: true,
  autoComplete: 'postal-code',
  half: true,
}

/** Who writes: the same three fields in every form (FORM-20 fills them in). */
export const contactFields: readonly Field[] = [nameField, emailField, phoneField]

/** What a shopper wants to say (ENQ-02). */
export const messageField = ({ content, site }: Pick<KindContext, 'content' | 'site'>): Field => ({
  name: 'message',
  type: 'textarea',
  label: 'Comments',
  required: content.messageRequired ?? site.settings.messageRequired,
  missing: 'Please write a comment.',
})

/** Which dealership of the group; there where it has more than one (ENQ-06). */
export function dealershipFields({ site, dealerships, given, car }: KindContext): Field[] {
  if (dealerships.length < 2 || site.settings.removePreferredDealership || car?.dealershipSlug) return []
  return [
    {
      name: 'dealership_slug',
      type: 'dealership',
      label: 'Preferred Dealership',
      required: true,
      missing: 'Please choose a dealership.',
      choices: dealerships,
      value: known(dealerships, given('preferredDealership')),
      half: true,
    },
  ]
}

/** Where it is about (ENQ-05); the only one is chosen beforehand (LOC-16). */
export function locationFields({ site, locations, given }: KindContext): Field[] {
  if (!site.settings.enquiryLocationEnabled || locations.length === 0) return []
  const only = locations.length === 1 ? locations[0]!.value : undefined
  return [
    {
      name: 'location',
      type: 'location',
      label: 'Location',
      required: true,
      missing: 'Please choose a location.',
      choices: locations,
      value: known(locations, given('location')) ?? only,
      half: true,
    },
  ]
}

const known = (among: readonly { value: string }[], wanted: string | undefined) =>
  among.find(({ value }) => value === wanted)?.value

/** Ticks beside the button: news, and the terms of use (FORM-07, FORM-08). */
export function consentFields({ site }: Pick<KindContext, 'site'>): Field[] {
  const { hideOptIn, showTermsNotice } = site.settings
  const news = `Send me news and offers from ${site.name}. I can stop them at any time.`
  return [
    ...(hideOptIn
      ? []
      : [
          {
            name: 'opt_in',
            type: 'consent' as const,
            label: news,
            wording: news,
            value: 'true',
          },
        ]),
    {
      name: 'terms_conditions',
      type: 'consent',
      label: 'I agree to the terms of use.',
      wording: `I agree to the terms of use of ${site.name}.`,
      required: showTermsNotice,
      missing: termsNotice,
    },
  ]
}

/** Said under the form where the terms have to be agreed to (FORM-08). */
export const termsNotice = '* You must agree to the terms of use before submitting the form.'

/** With the tick hidden, the lead says that news are welcome (FORM-07). */
export const optInConstant = ({ site }: Pick<KindContext, 'site'>): Constants =>
  site.settings.hideOptIn ? { opt_in: true } : {}

/** Services of the dealer that a shopper may ask for as well (ENQ-14). */
export const serviceFields = ({ site }: Pick<KindContext, 'site'>): Field[] =>
  site.settings.additionalServices.length === 0
    ? []
    : [
        {
          name: 'additional_services',
          type: 'checkboxes',
          label: 'I am also interested in',
          choices: choices(site.settings.additionalServices),
        },
      ]

/** Subcategory of what is about a car: "Used Vehicle". */
export const carKind = ({ car, site }: Pick<KindContext, 'car' | 'site'>) =>
  car ? `${carTypeWord(car.carType, site.settings)} Vehicle` : 'Vehicle'

/** What a lead says of its car (FORM-18). */
export const carConstants = ({ car, given }: Pick<KindContext, 'car' | 'given'>): Constants =>
  car
    ? {
        car_id: car.id,
        car_type: car.carType,
        stock_number: car.stocknum,
        vehicle_status: car.status,
        'Vehicle Make': car.make,
        'Vehicle Model': car.model,
        manufacturer_slug: slugOf(car.make),
        ...(car.dealershipSlug && { dealership_slug: car.dealershipSlug }),
      }
    : carNamed(given('car_id'))

/** While the stock cannot be read, the lead says at least which car was meant. */
const carNamed = (id: string | undefined): Constants =>
  id && /^[1-9]\d{0,14}$/.test(id) ? { car_id: Number(id) } : {}

const slugOf = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** The dealership, where it is not asked for. */
export const dealershipConstant = ({
  dealerships,
  car,
}: Pick<KindContext, 'dealerships' | 'car'>): Constants =>
  car?.dealershipSlug || dealerships.length !== 1 ? {} : { dealership_slug: dealerships[0]!.value }

/** What all forms have in common. */
export const commonOf = ({ site, content, car }: KindContext) => ({
  heading: content.heading,
  intro: content.intro,
  success: '/success',
  timeZone: site.timeZone,
  termsNotice: site.settings.showTermsNotice,
  ...(car && {
    car: {
      id: car.id,
      name: car.name,
      path: car.path,
      picture: car.picture,
      price: car.price,
      priceType: car.priceType,
      place: car.place,
      dealershipId: car.dealershipId,
    },
  }),
})
