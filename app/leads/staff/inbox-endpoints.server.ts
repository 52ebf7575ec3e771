import type { Pool } from 'pg'
import { z } from 'zod'
import { defineEndpoint, type EndpointContext, EndpointError } from '#app/page/endpoint.ts'
import { inTransaction } from '#app/page/transaction.server.ts'
import { addDeliveries } from '../deliver/routing.server.ts'
import { webhookKey } from '../deliver/webhook.server.ts'
import type { FileFolder } from '../files/file-folder.server.ts'
import { fileAnswer, fileOf } from './file-answer.server.ts'
import { allLeads, inboxOf, inboxQuery, leadDetails, noteView } from './inbox.server.ts'
import { leadsCsv } from './leads-csv.ts'

const usualMinutes = 60
const staff = ['administrator', 'editor'] as const

/** Minutes within which leads of the site are to be answered, as the Studio holds them. */
async function minutesOf({ lake }: EndpointContext): Promise<number> {
  return lake
    .query({
      query: '*[_type == "leadRouting" && tenant._ref == $tenant][0].answerWithin',
      shape: z.number().int().min(5).max(10_080).nullish().catch(null),
    })
    .then((minutes) => minutes ?? usualMinutes)
    .catch(() => usualMinutes)
}

/** The leads of one site, for its staff; whoever sees them is noted (`lead_views`). */
export function inboxEndpoints(
  database: Pool,
  prepared: () => Promise<void>,
  secret: string,
  folder: FileFolder,
) {
  const note = ({ person, site }: EndpointContext, action: string, leads: readonly number[]) =>
    noteView(database, site.id, { person: person!.user, role: person!.role, action, leads })

  return [
    /** `GET /api/staff/leads`: an `Inbox`. */
    defineEndpoint({
      method: 'GET',
      path: '/api/staff/leads',
      query: inboxQuery,
      staff,
      async run(query: z.output<typeof inboxQuery>, context) {
        await prepared()
        const inbox = await inboxOf(database, context.site.id, query, await minutesOf(context))
        await note(
          context,
          'list',
          inbox.leads.map(({ id }) => id),
        )
        return inbox
      },
    }),
    /** `GET /api/staff/leads/file`: the same as CSV, in `{ csv }`. */
    defineEndpoint({
      method: 'GET',
      path: '/api/staff/leads/file',
      query: inboxQuery,
      staff,
      async run(query: z.output<typeof inboxQuery>, context) {
        await prepared()
        const leads = await allLeads(database, context.site.id, query, await minutesOf(context))
        await note(
          context,
          'export',
          leads.map(({ id }) => id),
        )
        return { csv: leadsCsv(leads), count: leads.length }
      },
    }),
    /** `GET /api/staff/leads/webhook`: `{ key }` that signatures of the site's webhooks are made with. */
    defineEndpoint({
      method: 'GET',
      path: '/api/staff/leads/webhook',
      query: z.object({}),
      staff: ['administrator'],
      run: async (_query, { site }) => ({ key: webhookKey(secret, site.id) }),
    }),
    /** `GET /api/staff/leads/one/:id`: `LeadDetails`. */
    defineEndpoint({
      method: 'GET',
      path: '/api/staff/leads/one/:id',
      query: z.object({}),
      staff,
      async run(_query, context) {
        await prepared()
        const id = Number(context.params.id)
        const found =
          Number.isSafeInteger(id) && id > 0
            ? await leadDetails(database, context.site.id, id, await minutesOf(context))
            : undefined
        if (!found) throw new EndpointError(404, 'There is no such lead.')
        await note(context, 'open', [id])
        return found
      },
    }),
    /** `GET /api/staff/leads/one/:id/files/:file`: the bytes of one of its files, to be saved and never shown in place. */
    defineEndpoint({
      method: 'GET',
      path: '/api/staff/leads/one/:id/files/:file',
      query: z.object({}),
      staff,
      async run(_query, context) {
        await prepared()
        const { id, file } = context.params
        const known = await fileOf(database, context.site.id, Number(id), file ?? '')
        const answer = known && (await fileAnswer(folder.pathOf(context.site.id, known.id), known))
        if (!answer) throw new EndpointError(404, 'There is no such file.')
        await note(context, 'file', [Number(id)])
        return answer
      },
    }),
    /** `POST /api/staff/leads/answered` `{ ids, answered }`: says who has answered them. */
    defineEndpoint({
      method: 'POST',
      path: '/api/staff/leads/answered',
      body: z.object({ ids: z.array(z.number().int().positive()).min(1).max(200), answered: z.boolean() }),
      staff,
      async run({ ids, answered }, context) {
        await prepared()
        const { rowCount } = await database.query(
          `update leads set answered_at = case when $3 then coalesce(answered_at, now()) end,
             answered_by = case when $3 then coalesce(answered_by, $4) end
           where tenant = $1 and id = any($2)`,
          [context.site.id, ids, answered, context.person!.user],
        )
        await note(context, answered ? 'answered' : 'reopened', ids)
        return { count: rowCount ?? 0 }
      },
    }),
    /** `POST /api/staff/leads/genuine` `{ ids }`: says that they are no spam; they are delivered now. */
    defineEndpoint({
      method: 'POST',
      path: '/api/staff/leads/genuine',
      body: z.object({ ids: z.array(z.number().int().positive()).min(1).max(200) }),
      staff,
      async run({ ids }, context) {
        const count = await inTransaction({ database, prepared }, context.site.id, async (transaction) => {
          const { tenant, query } = transaction
          const { rows } = await query<{ id: string; form_completed: boolean }>(
            `update leads set suspected = null where tenant = $1 and id = any($2) and suspected is not null
             returning id, form_completed`,
            [tenant, ids],
          )
          for (const { id, form_completed } of rows)
            await addDeliveries(transaction, id, [null], { partial: !form_completed })
          return rows.length
        })
        await note(context, 'genuine', ids)
        return { count }
      },
    }),
  ]
}
