import type { LeadCar } from '../form/lead-form.ts'
import type { LeadValues } from '../form/schema.ts'

/** How far a lead has come (PARTS-06). */
export type LeadStatus = 'Complete' | 'Incomplete'

/** Where a lead came from (FORM-14). */
export interface LeadOrigin {
  /** Address of the page it was sent from. */
  url: string
  /** `Website` */
  source: string
  user_agent: string
  referrer?: string
  lead_attributes: {
    /** Paths on the site, in the order of the visit. */
    visited_pages: string[]
    /** Parameters of the address that the visit began with: `{ utm_source: 'x' }`. */
    linked_query_params: Record<string, string>
  }
}

/** What a shopper agreed to, or did not. */
export interface Consent {
  name: string
  given: boolean
  wording: string
}

/** One lead as it is kept, and as destinations are told of it. */
export interface Lead {
  id: number
  createdAt: Date
  kind: string
  category: string
  subcategory?: string
  lead_status: LeadStatus
  form_completed: boolean
  dealership_slug?: string
  car?: LeadCar & { make?: string }
  /** Everything the form sent, under its names. */
  fields: LeadValues
  sent: LeadOrigin
  /** Why it seems to be spam: staff see it, and nobody else is told of the lead until they say otherwise. */
  suspected?: string
}
