import { escapeHtml } from '#platform/escape-html.ts'
import type { Lead } from '../store/lead.ts'

const text = (value: unknown) =>
  value === undefined || value === null || value === '' ? undefined : String(value)

/** Letters that XML 1.0 does not know, which people paste all the same. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const unknownLetters = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

const escaped = (value: string) => escapeHtml(value.replace(unknownLetters, ''))

function element(name: string, value: unknown, attributes = '') {
  const said = text(value)
  return said === undefined ? '' : `<${name}${attributes}>${escaped(said)}</${name}>`
}

const statuses: Readonly<Record<string, string>> = { new: 'new', used: 'used', demo: 'used' }

/** Auto-lead Data Format 1.0: what dealers' systems read from a mail's attachment. */
export function adfXml(lead: Lead, dealer: { name: string; site: string }): string {
  const { fields, car, createdAt } = lead
  const carType = String(fields.car_type ?? '').toLowerCase()
  const vehicle =
    car || fields['Vehicle Make']
      ? `<vehicle interest="${lead.kind === 'testDrive' ? 'test-drive' : 'buy'}" status="${statuses[carType] ?? 'used'}">` +
        element('make', fields['Vehicle Make']) +
        element('model', fields['Vehicle Model']) +
        element('vin', fields.vin) +
        element('stock', fields.stock_number) +
        element('comments', car && `${car.name}, ${car.price}`) +
        '</vehicle>'
      : ''
  const first = text(fields.name)
  const last = text(fields.last_name)
  const name =
    first && last
      ? element('name', first, ' part="first"') + element('name', last, ' part="last"')
      : element('name', first ?? 'Unknown', ' part="full"')
  const told = Object.entries(fields)
    .filter(([, value]) => text(value) !== undefined)
    .map(([key, value]) => `${key}: ${Array.isArray(value) ? value.join(', ') : value}`)
    .join('\n')
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n<?adf version="1.0"?>\n<adf><prospect>' +
    `<id sequence="1" source="${escaped(dealer.site)}">${lead.id}</id>` +
    element('requestdate', createdAt.toISOString()) +
    vehicle +
    `<customer><contact>${name}` +
    element('email', fields.email) +
    element('phone', fields.phone, ' type="voice"') +
    (text(fields.postcode)
      ? `<address>${element('postalcode', fields.postcode)}<country>AU</country></address>`
      : '') +
    '</contact>' +
    element('comments', told) +
    '</customer>' +
    `<vendor><vendorname>${escaped(dealer.name)}</vendorname>` +
    `<contact>${element('name', dealer.name, ' part="full"')}</contact></vendor>` +
    `<provider>${element('name', dealer.site, ' part="full"')}${element('service', lead.category)}</provider>` +
    '</prospect></adf>\n'
  )
}
