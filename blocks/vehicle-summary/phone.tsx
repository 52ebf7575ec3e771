import { Phone } from 'lucide-react'
import { phoneHref } from '#app/layout/menu.ts'
import { maskedPhone } from '#app/stock/rules/phone.ts'
import type { Vehicle } from '#app/stock/vehicle.ts'
import type { Site } from '#app/tenancy/site.ts'

/** What the page knows of its call buttons. */
export interface Call {
  phone: string
  /** Where the number is masked: what the lead of who reveals it says (PHONE-04). */
  lead?: string
}

/** The number of a vehicle as the site shows it: masked until a press, where the site says so (NOTE-35). */
export const callOf = (phone: string, { id, dealership_id, dealership_slug }: Vehicle, site: Site): Call => ({
  phone,
  ...(site.settings.phoneMaskEnabled && {
    lead: JSON.stringify({
      car_id: id,
      dealership_id: dealership_id ?? dealership_slug ?? null,
      website_id: site.slug,
    }),
  }),
})

/** The number beside the vehicle. */
export function PhoneLine({ phone, lead }: Call) {
  const icon = <Phone aria-hidden size={20} className="shrink-0 text-muted" />
  if (lead === undefined)
    return (
      <a href={phoneHref(phone)} className="tabular">
        {icon}
        {phone}
      </a>
    )
  return (
    <button
      type="button"
      disabled
      className="vehicle-phone"
      data-testid="phone-reveal"
      data-event="phoneClick"
      data-reveal={lead}
      data-phone={encoded(phone)}
    >
      {icon}
      <span>
        <span className="tabular block" aria-hidden data-masked>
          {maskedPhone(phone)}
        </span>
        <span className="block text-xs font-normal text-muted">Click to reveal phone number</span>
      </span>
    </button>
  )
}

/** Phones call with one press; a masked number is shown first. */
export function CallButton({ phone, lead }: Call) {
  const content = (
    <>
      <Phone aria-hidden size={18} />
      Call Now
    </>
  )
  return lead === undefined ? (
    <a href={phoneHref(phone)} className="action action-secondary">
      {content}
    </a>
  ) : (
    <button
      type="button"
      disabled
      className="action action-secondary vehicle-call"
      data-event="phoneClick"
      data-reveal={lead}
      data-phone={encoded(phone)}
    >
      {content}
    </button>
  )
}

/** No number that programs look for stands in the page; the browser turns it round. */
const encoded = (phone: string) => [...phone].reverse().join('')
