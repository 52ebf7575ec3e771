import { parseWithZod } from '@conform-to/zod/v4'
import type { TenantContent } from '#app/content/tenant-content.server.ts'
import type { Messages } from '#app/messages/send.server.ts'
import type { ActionContext, ActionResult } from '#app/page/action.ts'
import type { Site } from '#app/tenancy/site.ts'
import type { Log } from '#platform/log.ts'
import { SlotTaken, takeSlot } from './appointments/appointments.server.ts'
import { invitation } from './appointments/invitation.ts'
import { planDeliveries, route } from './deliver/plan.server.ts'
import { type LeadFiles, type NewFile, newFiles } from './files/lead-files.server.ts'
import type { Field, Typed } from './form/field.ts'
import { withoutFiles } from './form/files.ts'
import { askedUpTo, fileFields, isWizard, type LeadForm, stepOf, withKept } from './form/lead-form.ts'
import { suspicionOf } from './form/pace.ts'
import { readOrigin } from './form/read-sent.ts'
import { type LeadValues, schemaOf } from './form/schema.ts'
import { stepFields, typedOf } from './form/typed.ts'
import type { Consent } from './store/lead.ts'
import { leadProof, provesLead } from './store/proof.server.ts'
import { storable } from './store/storable.ts'
import { type NewLead, storeLead } from './store/store-lead.server.ts'
import { TooOften } from './store/too-often.ts'

/** What comes of a form: where it stands now, and the lead it has made. */
export interface LeadTaken {
  /** The form as it was checked: with its car, whatever the address of the page says now. */
  form: LeadForm
  /** Step to be shown, from 0. */
  step: number
  lead_id?: number
  /** Lets the next step go on with that lead. */
  proof?: string
}

export type LeadResult = ActionResult<LeadTaken>

/** What a form sent, whichever door it came through. */
export type SentForm = Pick<ActionContext<unknown>, 'form' | 'write' | 'sender' | 'said' | 'instant' | 'lake'>

interface Taking {
  site: Site
  secret: string
  log: Log
  files: LeadFiles
  messages: Messages
  /** Whether a slot of the dealership begins at `start`, whoever has taken it, and what the place is called. */
  slots(
    lake: TenantContent,
    asked: { dealership: string; start: string; now: Date; site: Site },
  ): Promise<{ place: string } | undefined>
}

const tooOften = {
  status: 429 as const,
  error: 'We have had several messages from you in a short time. Please wait a few minutes, or call us.',
}

/** A wizard that is not finished within this time goes to the dealer as far as it came. */
const abandonedAfterMs = 30 * 60_000

/**
 * Takes what was sent of a form: checks it, stores the lead with its consents and deliveries in one transaction, and only
 * then says so. A step of a wizard stores what there is so far; the same lead is completed by the last step.
 */
export async function takeLead(made: LeadForm, sent: SentForm, taking: Taking): Promise<LeadResult> {
  const typed = typedOf(sent.form)
  const known = knownLead(typed, taking)
  const form = known === undefined ? made : await withFilesOf(known, made, taking)
  const last = form.steps.length - 1
  const step = clamp(typed[stepFields.step] === undefined ? last : Number(typed[stepFields.step]), last)
  const carried = known === undefined ? {} : { lead_id: known, proof: String(typed[stepFields.proof]) }
  if (typed[stepFields.back] !== undefined)
    return { status: 200, data: { form, step: clamp(step - 1, last), ...carried }, values: ownValues(typed) }

  const asked = askedUpTo(form, step, typed)
  const { fields, files, errors } = read(asked, sent, form.timeZone)
  if (!fields) {
    const first = Object.keys(errors)[0] ?? ''
    const at = Math.min(step, stepOf(form, first))
    return { status: 422, errors, values: ownValues(typed), data: { form, step: at, ...carried } }
  }
  const isComplete = step === last
  const stored = await store({ form, fields, files, asked, isComplete, known }, sent, taking)
  if ('status' in stored) return { ...stored, values: ownValues(typed), data: { form, step, ...carried } }
  const { lead_id } = stored
  const proof = leadProof(taking.secret, taking.site.id, lead_id)
  if (isComplete)
    return {
      status: 200,
      data: { form, step, lead_id },
      redirect: `${form.success}?form=${form.document ?? form.kind}`,
    }
  const next = files.length > 0 ? await withFilesOf(lead_id, form, taking) : form
  return { status: 200, data: { form: next, step: step + 1, lead_id, proof }, values: ownValues(typed) }
}

/** The form, with what this lead has of its files already. */
async function withFilesOf(lead: number, form: LeadForm, { files, site }: Taking): Promise<LeadForm> {
  if (fileFields(form).length === 0) return form
  const all = await files.of(site.id, lead)
  return withKept(form, (name) => all.filter(({ field }) => field === name))
}

const takenProblem = 'That time has just been taken. Please choose another one.'
const takenTime = {
  status: 409 as const,
  error: takenProblem,
  errors: { dateTime: [takenProblem] },
}

const clamp = (step: number, last: number) => Math.min(Math.max(Number.isInteger(step) ? step : 0, 0), last)

/** What was typed into the form's own fields, for the page that comes back. */
const ownValues = (typed: Typed) =>
  Object.fromEntries(
    Object.entries(typed).filter(
      (entry): entry is [string, string | string[]] => !entry[0].startsWith('_') && entry[1] !== undefined,
    ),
  )

function knownLead(typed: Typed, { secret, site }: Taking): number | undefined {
  const [id, proof] = [Number(typed.lead_id), typed[stepFields.proof]]
  return Number.isSafeInteger(id) && typeof proof === 'string' && provesLead(secret, site.id, id, proof)
    ? id
    : undefined
}

type Read =
  | { fields: LeadValues; files: NewFile[]; errors?: undefined }
  | { fields?: undefined; files?: undefined; errors: Record<string, string[]> }

function read(asked: readonly Field[], { form, instant }: SentForm, timeZone: string): Read {
  const schema = schemaOf(asked, { now: instant, timeZone })
  const submission = parseWithZod(form, { schema, disableAutoCoercion: true })
  if (submission.status === 'success') {
    const { values, files } = withoutFiles(submission.value)
    const added = newFiles(files)
    return { fields: { ...values, ...namesOf(asked, added) }, files: added }
  }
  const errors = Object.entries(submission.error ?? {}).flatMap(([name, messages]) =>
    messages ? [[name, messages] as const] : [],
  )
  return { errors: Object.fromEntries(errors) }
}

/** What a lead says of its files: their names, by field. */
const namesOf = (asked: readonly Field[], added: readonly NewFile[]): LeadValues =>
  Object.fromEntries(
    asked
      .filter(({ type }) => type === 'file')
      .map(({ name, kept = [] }) => {
        const sent = added.filter(({ field }) => field === name)
        return [name, (sent.length > 0 ? sent : kept).map((file) => file.name)]
      }),
  )

interface Checked {
  form: LeadForm
  fields: LeadValues
  files: readonly NewFile[]
  asked: readonly Field[]
  isComplete: boolean
  known?: number
}

/** The lead, or why nothing was written: the time of a test drive is not free any more, or somebody writes too often. */
async function store(checked: Checked, sent: SentForm, taking: Taking) {
  const { form, fields, files, asked, isComplete, known } = checked
  const values: LeadValues = { ...form.constants, ...withoutEmpty(fields) }
  const category = textOf(values.category) ?? form.category ?? 'General Enquiry'
  const dealership = textOf(values.dealership_slug)
  const make = textOf(values['Vehicle Make'])
  const [destinations, drive] = await Promise.all([
    route({ category, make, dealership }, sent.lake, taking),
    form.appointments ? driveOf(values, dealership, sent, taking) : undefined,
  ])
  const work = taking.files.undoing(taking.site.id, (kept) =>
    sent.write(async (transaction) => {
      const lead: NewLead = {
        kind: form.kind,
        category,
        subcategory: textOf(values.subcategory),
        lead_status: isComplete ? 'Complete' : 'Incomplete',
        form_completed: isComplete,
        dealership_slug: dealership,
        car: form.car && { ...form.car, make },
        fields: { ...values, category },
        sent: readOrigin(sent.said ?? {}, sent.sender),
        suspected: suspicionOf(sent.said?.pace),
      }
      const consents = consentsOf(asked, fields)
      const { id: lead_id, isSuspected } = await storeLead(transaction, lead, consents, known)
      if (fileFields(form).length > 0)
        await taking.files.keep(transaction, { lead: lead_id, from: known }, files, kept)
      const runAt = isComplete ? undefined : new Date(sent.instant.getTime() + abandonedAfterMs)
      if (!isSuspected && (isComplete || known === undefined))
        await planDeliveries(transaction, lead_id, {
          destinations,
          partial: !isComplete && isWizard(form),
          isNew: known === undefined,
          runAt,
          // What came in one piece is told at once; files and earlier steps are read again by the job.
          mails:
            isComplete && known === undefined && fileFields(form).length === 0
              ? { lead: { ...storable(lead), id: lead_id, createdAt: sent.instant }, ...taking }
              : undefined,
        })
      if (drive && isComplete) {
        await takeSlot(transaction, { lead: lead_id, ...drive })
        const to = textOf(fields.email)
        if (to)
          await taking.messages.sendMail(
            transaction,
            invitation({
              ...{ lead: lead_id, to, name: textOf(fields.name), site: taking.site },
              ...{ start: drive.start, car: form.car?.name, place: form.car?.place ?? drive.place },
            }),
          )
      }
      return { lead_id }
    }),
  )
  return work.catch((error: unknown) => {
    if (error instanceof SlotTaken) return takenTime
    if (error instanceof TooOften) return tooOften
    throw error
  })
}

/** The slot that a test drive asks for; undefined where the time is another one, which staff then agree on. */
async function driveOf(
  { dateTime }: LeadValues,
  dealership: string | undefined,
  { lake, instant }: SentForm,
  { site, slots }: Taking,
) {
  const start = textOf(dateTime)
  if (!start || !dealership) return undefined
  try {
    const place = await slots(lake, { dealership, start, now: instant, site })
    return place && { dealership, start, ...place }
  } catch {
    return undefined
  }
}

const textOf = (value: LeadValues[string]) => (typeof value === 'string' && value !== '' ? value : undefined)

const withoutEmpty = (values: LeadValues): LeadValues =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))

const consentsOf = (asked: readonly Field[], fields: LeadValues): Consent[] =>
  asked.flatMap(({ type, name, label, wording }) =>
    type === 'consent' ? [{ name, given: fields[name] === true, wording: wording ?? label }] : [],
  )
