import { z } from 'zod'
import { text } from '#values/fields.ts'

/** Fields that every form block has, as `leadFormFields` of the Studio holds them. */
export const leadFormProjection = 'heading, intro, submit, messageRequired'

export const leadFormContent = z.object({
  heading: text,
  intro: text,
  submit: text,
  /** Unset: as the site's settings say (ENQ-02). */
  messageRequired: z.boolean().nullish().catch(null),
})

export type LeadFormContent = z.infer<typeof leadFormContent>

/** Parameters of an address that forms read. */
export const leadParams = [
  'car_id',
  'preferredDealership',
  'vehiclePriceBudget',
  'car_type',
  'vin',
  'model',
  'location',
] as const
