import { carConstants, carKind, commonOf } from '../kinds/fields.ts'
import type { LeadKind } from '../kinds/kind.ts'

/** Somebody looked at the telephone number of a vehicle (PHONE-03). Nothing is asked of them, so nobody can answer it. */
export const phoneReveal: LeadKind = {
  kind: 'phoneReveal',
  category: 'Phone Reveal',
  needs: ['car'],
  make: (context) => ({
    ...commonOf(context),
    kind: 'phoneReveal',
    submit: '',
    event: 'phoneClick',
    constants: {
      ...carConstants(context),
      subcategory: carKind(context),
      website_id: context.site.slug,
      ...(context.car?.dealershipId && { dealership_id: context.car.dealershipId }),
    },
    steps: [{ fields: [] }],
  }),
}
