import { messagesBy, transportsOf } from '#app/messages/send.server.ts'
import { defineFeature } from '#app/page/feature.ts'
import { slotPlace } from './appointments/appointments.server.ts'
import { appointmentsEndpoint } from './appointments/appointments-endpoint.server.ts'
import { deliverJob, mailJob } from './deliver/deliver-job.server.ts'
import { createLeadSender } from './deliver/send-delivery.server.ts'
import type { LeadSender } from './deliver/sender.ts'
import { fileFolder } from './files/file-folder.server.ts'
import { removeFilesJob, sweepFilesJob } from './files/file-jobs.server.ts'
import { leadFiles } from './files/lead-files.server.ts'
import type {} from './leads.ts'
import { leadsEndpoint } from './leads-endpoint.server.ts'
import { phoneRevealEndpoint } from './phone-reveal/phone-reveal-endpoint.server.ts'
import { shopperLeads } from './shopper.server.ts'
import { inboxEndpoints } from './staff/inbox-endpoints.server.ts'
import { leadMigrations } from './store/migrations.server.ts'
import { takeLead } from './take-lead.server.ts'

declare module '#app/page/feature.ts' {
  interface JobServices {
    /** Hands leads to the dealer. */
    leadSender: LeadSender
  }
}

/** Forms of shoppers, the leads they make and where those go. */
export default defineFeature({
  name: 'leads',
  migrations: leadMigrations,
  endpoints: [leadsEndpoint, phoneRevealEndpoint],
  jobs: [deliverJob, mailJob, removeFilesJob, sweepFilesJob],
  open({ env, database, directory, contentOf, secret, prepared, log }) {
    const folder = fileFolder(env.DATA_DIR)
    const files = leadFiles({ database, folder })
    const messages = messagesBy(transportsOf(env))
    return {
      endpoints: [
        ...inboxEndpoints(database, prepared, secret, folder),
        appointmentsEndpoint(database, prepared),
      ],
      shopperRecords: shopperLeads(database),
      forJobs: () => ({
        leadSender: createLeadSender({ database, prepared, directory, contentOf, secret, folder, messages }),
      }),
      forSite: (site) => ({
        leads: {
          take: (form, sent) =>
            takeLead(form, sent, { site, secret, log, files, messages, slots: slotPlace }),
        },
      }),
    }
  },
})
