import Papa from 'papaparse'
import type { FiledLead } from './inbox.ts'

/** Fields that have a column of their own, or say again what one says. */
const inColumns = new Set(
  'name last_name email phone message category subcategory dealership_slug lead_id car_id'.split(' '),
)

/** Answers without a column: `Rego: ABC123; Preferred time: Morning`. */
const otherAnswers = (fields: FiledLead['fields']) =>
  Object.entries(fields)
    .filter(([name, value]) => !inColumns.has(name) && value !== '' && value !== null && value !== undefined)
    .map(([name, value]) => `${name}: ${Array.isArray(value) ? value.join(', ') : String(value)}`)
    .join('; ')

/** Leads as a file for a spreadsheet; what a shopper typed is never a formula there. */
export const leadsCsv = (leads: readonly FiledLead[]) =>
  `\ufeff${Papa.unparse(
    leads.map(({ fields, ...lead }) => ({
      Number: lead.id,
      Received: lead.createdAt,
      Category: lead.category,
      Subcategory: fields.subcategory,
      Name: lead.name,
      Email: lead.email,
      Phone: lead.phone,
      Vehicle: lead.car,
      Dealership: lead.dealership,
      Comments: fields.message,
      'Other answers': otherAnswers(fields),
      'Sent from': lead.url,
      Source: lead.source,
      Finished: lead.complete ? 'yes' : 'no',
      Answered: lead.answeredAt,
      'Suspected spam': lead.suspected ? 'yes' : 'no',
    })),
    { escapeFormulae: true, newline: '\r\n' },
  )}\r\n`
