import type { Site } from '#app/tenancy/site.ts'
import type { CarType } from '#values/vehicle-kinds.ts'
import type { LeadFormContent } from '../form/content.ts'
import type { Choice } from '../form/field.ts'
import type { LeadCar, LeadForm } from '../form/lead-form.ts'

/** The car of a form, with what a lead says of it (FORM-18). */
export interface KnownCar extends LeadCar {
  slug: string
  make: string
  model: string
  stocknum: string
  carType: CarType
  status: string
  vin?: string
  dealershipSlug?: string
  dealership?: string
  distributionLocations: readonly string[]
}

/** A place that a shopper may write to. */
export interface LeadPlace extends Choice {
  dealership?: string
}

/** What a form is made of: the block's own content, and what is known where it stands. */
export interface KindContext<Content = LeadFormContent> {
  site: Site
  content: Content
  /** Title of the page it stands on. */
  page: { title: string; path: string }
  /** What the address says, or the form that was sent: `car_id`, `model`. */
  given(name: string): string | undefined
  car?: KnownCar
  dealerships: readonly Choice[]
  locations: readonly LeadPlace[]
  /** Makes and models in stock, where the kind asks for them. */
  models: readonly Choice[]
}

/** A form that the product knows: how it is made from the site's settings and the block's content. */
export interface LeadKind<Content = LeadFormContent> {
  kind: string
  /** Category of its leads; left out where a field of the form is called `category`, or where the form has its own. */
  category?: string
  /** What is read for it besides places. */
  needs?: readonly ('car' | 'models')[]
  make(context: KindContext<Content>): LeadForm
}
