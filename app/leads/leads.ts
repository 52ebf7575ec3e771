import type { LeadForm } from './form/lead-form.ts'
import type { LeadResult, SentForm } from './take-lead.server.ts'

declare module '#app/page/services.ts' {
  interface SiteServices {
    /** Takes what shoppers send. */
    leads: Leads
  }
}

/** What forms of one site do with what is sent. */
export interface Leads {
  /** Checks what was sent against `form` and keeps it (`take-lead.server.ts`). */
  take(form: LeadForm, sent: SentForm): Promise<LeadResult>
}
