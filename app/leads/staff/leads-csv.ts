import Papa from 'papaparse'
import type { InboxLead } from './inbox.ts'

/** Leads as a file for a spreadsheet; what a shopper typed is never a formula there. */
export const leadsCsv = (leads: readonly InboxLead[]) =>
  `\ufeff${Papa.unparse(
    leads.map((lead) => ({
      Number: lead.id,
      Received: lead.createdAt,
      Category: lead.category,
      Name: lead.name,
      Email: lead.email,
      Phone: lead.phone,
      Vehicle: lead.car,
      Dealership: lead.dealership,
      Finished: lead.complete ? 'yes' : 'no',
      Answered: lead.answeredAt,
    })),
    { escapeFormulae: true, newline: '\r\n' },
  )}\r\n`
