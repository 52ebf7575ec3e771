import { keepValue, keptValue, siteOfPage } from '#app/page/browser/kept.ts'
import { isRecord } from '#platform/is-record.ts'

/** Fields that are filled in again in the site's next form (FORM-20). */
export const detailNames = ['name', 'last_name', 'email', 'phone', 'postcode'] as const

const keyOf = (name: string, site: string) => `${site}:${name}`

function read(name: string, site: string): Record<string, unknown> {
  const kept = keptValue('localStorage', keyOf(name, site))
  return isRecord(kept) ? kept : {}
}

const write = (name: string, value: unknown, site: string) =>
  keepValue('localStorage', keyOf(name, site), value)

/** What the shopper has told this site of himself, in this browser. */
export function knownDetails(site = siteOfPage()): Partial<Record<(typeof detailNames)[number], string>> {
  const kept = read('userDetails', site)
  return Object.fromEntries(
    detailNames.flatMap((name) => (typeof kept[name] === 'string' ? [[name, kept[name]]] : [])),
  )
}

/** Keeps what a form that was sent says of the shopper, beside what earlier ones said. */
export function keepDetails(fields: Readonly<Record<string, unknown>>, site = siteOfPage()) {
  const told = detailNames.flatMap((name) =>
    typeof fields[name] === 'string' && fields[name] !== '' ? [[name, fields[name]]] : [],
  )
  write('userDetails', { ...read('userDetails', site), ...Object.fromEntries(told) }, site)
}

/** The car of the enquiry that is under way (FORM-21, ENQ-12). */
export const keepEnquiryVehicle = (car: { id: number; name: string } | undefined, site = siteOfPage()) =>
  write('enquiryVehicle', car, site)

/** Which form was sent last, for the page that thanks (FORM-24). */
export const keepSuccess = (
  success: { kind: string; lead_id: number; name?: string; car?: string; thanks?: string; at: string },
  site = siteOfPage(),
) => write('success', success, site)

export const lastSuccess = (site = siteOfPage()) => read('success', site)
