import type { Attachment, Mail } from '#app/messages/message.ts'
import type { LeadFile } from '../files/lead-file.ts'
import { sizeText } from '../form/files.ts'
import type { Lead } from '../store/lead.ts'
import { adfXml } from './adf.ts'

interface Dealer {
  name: string
  origin: string
}

const labels: Readonly<Record<string, string>> = {
  name: 'Name',
  last_name: 'Last name',
  email: 'Email',
  phone: 'Phone',
  postcode: 'Postcode',
  message: 'Comments',
  category: 'Category',
  subcategory: 'Subcategory',
  dealership_slug: 'Dealership',
  dateTime: 'Date and time',
  opt_in: 'News and offers',
  terms_conditions: 'Terms of use',
  additional_services: 'Also interested in',
  vehicle_type: 'Vehicle type',
  price: 'Price',
  car_id: 'Vehicle number',
  stock_number: 'Stock number',
}

const saidOf = (value: Lead['fields'][string]) =>
  Array.isArray(value)
    ? value.join(', ')
    : value === true
      ? 'Yes'
      : value === false
        ? 'No'
        : String(value ?? '')

/** Files of a lead: those that go with the mail, and those that are too large for it. */
export interface MailFiles {
  attached: readonly Attachment[]
  named: readonly LeadFile[]
}

const noFiles: MailFiles = { attached: [], named: [] }

/** The mail that tells a dealer of a lead: readable by people, with ADF attached for their system. */
export function leadMail(to: string, lead: Lead, dealer: Dealer, files: MailFiles = noFiles): Mail {
  const { fields, car } = lead
  const who = [fields.name, fields.last_name].filter(Boolean).join(' ') || 'a visitor'
  const about = car ? ` about ${car.name}` : ''
  const lines = Object.entries(fields)
    .map(([name, value]) => [labels[name] ?? name, saidOf(value)] as const)
    .filter(([, value]) => value !== '')
  return {
    to,
    subject: `${lead.form_completed ? '' : 'Not finished: '}${lead.category} from ${who}${about}`.slice(
      0,
      200,
    ),
    replyTo: typeof fields.email === 'string' ? fields.email : undefined,
    text: [
      `${lead.category} from ${dealer.name}, number ${lead.id}`,
      lead.form_completed ? '' : 'The shopper began this form and did not finish it.',
      '',
      ...lines.map(([name, value]) => `${name}: ${value}`),
      '',
      ...(car ? [`${car.name}, ${car.price}`, dealer.origin + car.path, ''] : []),
      ...files.named.map(
        ({ name, bytes }) => `${name}, ${sizeText(bytes)}: open lead ${lead.id} in the Studio`,
      ),
      files.named.length > 0 ? '' : undefined,
      `Sent from ${lead.sent.url}`,
      lead.sent.lead_attributes.visited_pages.length > 0
        ? `Pages visited: ${lead.sent.lead_attributes.visited_pages.join(' › ')}`
        : '',
    ]
      .filter((line) => line !== undefined)
      .join('\n')
      .replace(/\n{3,}/g, '\n\n'),
    attachments: [
      {
        name: `lead-${lead.id}.xml`,
        type: 'application/xml',
        content: Buffer.from(adfXml(lead, { name: dealer.name, site: new URL(dealer.origin).host })),
      },
      ...files.attached,
    ],
  }
}
