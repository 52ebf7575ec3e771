import { phoneNumber } from '#app/forms/phone.ts'
import type { Transaction } from '#app/page/write.ts'
import type { Consent, Lead } from './lead.ts'
import { storableJson, storableText } from './storable.ts'
import { notTooOften, TooOften } from './too-often.ts'

interface Stored {
  id: string
  suspected: string | null
}

export type NewLead = Omit<Lead, 'id' | 'createdAt'>

/** What was agreed to in `lead`, of which the statement says id and suspicion. */
const withConsents = `consents as (
    insert into lead_consents (tenant, lead, name, given, wording)
    select $1, lead.id, consent.* from lead, unnest($16::text[], $17::boolean[], $18::text[]) as consent
    on conflict (tenant, lead, name) do update set given = excluded.given, wording = excluded.wording, at = now()
  )
  select id::text, suspected from lead`

/**
 * Writes a lead with its consents, or the next step of one that is not complete yet.
 * @param known id of the lead that a step before this one made, proven by the form
 * @returns its id, and whether any of its steps was suspected to be spam
 * @throws TooOften where the person has sent too many, and nothing was written
 */
export async function storeLead(
  { tenant, query }: Transaction,
  lead: NewLead,
  consents: readonly Consent[],
  known?: number,
): Promise<{ id: number; isSuspected: boolean }> {
  const text = (name: string) => {
    const value = lead.fields[name]
    return typeof value === 'string' ? storableText(value) : null
  }
  const phone = text('phone')
  const values = [
    tenant,
    lead.kind,
    storableText(lead.category),
    lead.subcategory ? storableText(lead.subcategory) : null,
    lead.lead_status,
    lead.form_completed,
    lead.dealership_slug ? storableText(lead.dealership_slug) : null,
    typeof lead.fields.car_id === 'number' ? lead.fields.car_id : null,
    [text('name'), text('last_name')].filter(Boolean).join(' ') || null,
    text('email'),
    // As it is signed in with, so that the shopper's own leads are found.
    phone ? (phoneNumber(phone) ?? phone) : null,
    lead.car ? storableJson(lead.car) : null,
    storableJson(lead.fields),
    storableJson(lead.sent),
    lead.suspected ?? null,
  ]
  const agreed = [
    consents.map(({ name }) => name),
    consents.map(({ given }) => given),
    consents.map(({ wording }) => wording),
  ]
  const next =
    known === undefined
      ? undefined
      : await query<Stored>(
          `with lead as (
             update leads set updated_at = now(), kind = $2, category = $3, subcategory = $4, lead_status = $5,
               form_completed = $6, dealership_slug = $7, car_id = $8, name = $9, email = $10, phone = $11, car = $12,
               fields = $13, sent = $14, suspected = coalesce(suspected, $15)
             where tenant = $1 and id = $19 and not form_completed returning id, suspected
           ), ${withConsents}`,
          [...values, ...agreed, known],
        )
  const stored: Stored | undefined =
    next?.rows[0] ??
    (
      await query<Stored>(
        `with lead as (
           insert into leads (tenant, kind, category, subcategory, lead_status, form_completed, dealership_slug, car_id,
             name, email, phone, car, fields, sent, suspected)
           select $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15
           where ${notTooOften({ email: '$10', phone: '$11' })} returning id, suspected
         ), ${withConsents}`,
        [...values, ...agreed],
      )
    ).rows[0]
  if (!stored) throw new TooOften('One person has sent too many leads.')
  const id = Number(stored.id)
  return { id, isSuspected: stored.suspected !== null }
}
