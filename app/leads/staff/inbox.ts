import type { LeadFile } from '../files/lead-file.ts'

/** A lead in the staff's list. */
export interface InboxLead {
  id: number
  createdAt: string
  category: string
  name: string | null
  email: string | null
  phone: string | null
  car: string | null
  dealership: string | null
  complete: boolean
  answeredAt: string | null
  /** When it was to be answered; null for one that is answered or not finished. */
  dueAt: string | null
  /** Why it seems to be spam; it is delivered to nobody then. */
  suspected: string | null
  /** How its deliveries stand, the worst first. */
  delivery: 'failing' | 'waiting' | 'sent' | 'none'
}

/** A lead as it stands in a file for a spreadsheet. */
export interface FiledLead extends InboxLead {
  /** Everything the form sent, under its names. */
  fields: Record<string, unknown>
  /** Address of the page it was sent from. */
  url: string
  /** `utm_source` of the visit. */
  source: string | null
}

export interface Inbox {
  leads: InboxLead[]
  /** Categories among all leads, for the filter. */
  categories: string[]
  /** Counts over all leads of the site. */
  open: number
  overdue: number
  /** Id to ask for what is older than the last; null at the end. */
  older: number | null
}

/** One lead with everything that is known of it. */
export interface LeadDetails {
  lead: InboxLead & {
    answeredBy: string | null
    fields: Record<string, unknown>
    url: string
    referrer: string | null
    pages: string[]
    parameters: Record<string, string>
    carPath: string | null
  }
  files: LeadFile[]
  consents: { name: string; given: boolean; wording: string; at: string }[]
  deliveries: {
    id: string
    to: string
    state: 'waiting' | 'sent' | 'superseded'
    attempts: number
    lastError: string | null
    sentAt: string | null
    partial: boolean
  }[]
}
