import { z } from 'zod'
import { defineEndpoint, EndpointError } from '#app/page/endpoint.ts'
import { leadFormContent } from '../form/content.ts'
import { formOf } from '../form/context.server.ts'
import { phoneReveal } from './phone-reveal.ts'

const body = z.object({
  car_id: z.number().int().positive().max(Number.MAX_SAFE_INTEGER),
  /** What the page says of the vehicle; the lead holds what the stock says. */
  dealership_id: z.union([z.string().max(100), z.number()]).nullish(),
  website_id: z.string().min(1).max(100),
  url: z.unknown().optional(),
  lead_attributes: z.unknown().optional(),
})

/**
 * `POST /api/leads/phone-reveal` `{ car_id, dealership_id, website_id }`: a shopper looked at the number of a vehicle
 * (PHONE-03 to PHONE-05). 200 `{ lead_id }`; 422 for another body, another site, or a vehicle that the site does not have.
 */
export const phoneRevealEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/leads/phone-reveal',
  body,
  bodyProblem: 'Send car_id, dealership_id and website_id.',
  maxBytes: 16 * 1024,
  async run({ car_id, website_id, url, lead_attributes }, context) {
    const { site, request, leads } = context
    if (website_id !== site.slug) throw new EndpointError(422, 'website_id is not this site.')
    let partial = false
    const form = await formOf(phoneReveal, leadFormContent.parse({}), {
      ...context,
      page: { title: 'API', path: '/api/leads/phone-reveal' },
      given: (name) => (name === 'car_id' ? String(car_id) : undefined),
      // Said by what could not be read.
      validUntil: () => {
        partial = true
      },
    })
    if (!form.car && !partial) throw new EndpointError(422, 'There is no such vehicle.')
    const { data, status, error } = await leads.take(form, {
      ...context,
      form: new FormData(),
      sender: {
        url: site.origin,
        userAgent: request.headers.get('user-agent') ?? '',
        referrer: request.headers.get('referer') ?? undefined,
      },
      said: { url, lead_attributes },
    })
    if (status !== 200 || !data?.lead_id)
      throw new EndpointError(status === 200 ? 500 : status, error ?? 'It could not be kept.')
    return { lead_id: data.lead_id }
  },
})
