import { fieldNames } from '#app/forms/fields.ts'
import { keepText, keptText } from '#app/page/browser/kept.ts'
import type { SentFile } from '../form/files.ts'
import { fileFields, type LeadForm } from '../form/lead-form.ts'
import type { LeadValues } from '../form/schema.ts'
import { leadHeaders } from '../lead-headers.ts'
import { visitSoFar } from './visit.ts'

/** Said where a form of one step could not be sent (ENQ-10). */
export const failed = 'An error occurred when submitting this form'
/** Said in a wizard, as the specification spells it (FORM-26). */
export const failedStep = 'An unexpected error occured'

/** Which step is sent of which lead. */
export interface Progress {
  step: number
  isLast: boolean
  lead_id?: number
  proof?: string
  /** How fast it was typed. */
  pace: string
}

export interface LeadAnswer {
  ok: boolean
  /** False where the server itself failed or could not be reached. */
  reached: boolean
  lead_id?: number
  proof?: string
  error?: string
  errors?: Record<string, string[]>
}

/** What is posted to `/api/leads` (FORM-13, FORM-14, FORM-18). */
export function leadPayload(
  form: LeadForm,
  values: LeadValues,
  { isLast, lead_id }: Pick<Progress, 'isLast' | 'lead_id'>,
) {
  const { pages, parameters } = visitSoFar()
  return {
    category: form.category,
    additional_services: [],
    dealership_slug: null,
    ...form.constants,
    ...values,
    lead_id: lead_id ?? null,
    lead_status: isLast ? 'Complete' : 'Incomplete',
    form_completed: isLast,
    url: location.href,
    source: 'Website',
    user_agent: navigator.userAgent,
    car_id: form.constants.car_id ?? null,
    car_dealership_id: form.car?.dealershipId ?? null,
    lead_attributes: { visited_pages: pages, linked_query_params: parameters },
  }
}

/** Sends one step of the form of `page`. Whatever comes back, it never throws. */
export async function sendLead(
  form: LeadForm,
  { values, files }: { values: LeadValues; files: readonly SentFile[] },
  progress: Progress,
  hidden: FormData,
  page: string,
): Promise<LeadAnswer> {
  const payload = leadPayload(form, values, progress)
  const trap = hidden.get(fieldNames.trap)
  const json = JSON.stringify(trap ? { ...payload, [fieldNames.trap]: trap } : payload)
  // The server keeps those of earlier steps.
  const now = new Set(fileFields(form, progress.step).map(({ name }) => name))
  const added = files.filter(({ field }) => now.has(field))
  const key = await submissionKey(payload, added)
  try {
    const response = await fetch('/api/leads', {
      method: 'POST',
      headers: {
        ...(added.length === 0 && { 'content-type': 'application/json' }),
        accept: 'application/json',
        [leadHeaders.token]: String(hidden.get(fieldNames.token) ?? ''),
        [leadHeaders.page]: page,
        [leadHeaders.step]: String(progress.step),
        [leadHeaders.pace]: progress.pace,
        ...(progress.proof && { [leadHeaders.proof]: progress.proof }),
        ...(key && { 'idempotency-key': key }),
      },
      body: added.length === 0 ? json : withFiles(json, added),
    })
    const answer = await response.json().catch(() => ({}))
    const text = typeof answer?.error === 'string' && answer.error !== '' ? answer.error : undefined
    return {
      ok: response.ok && typeof answer?.lead_id === 'number',
      reached: response.status < 500,
      lead_id: answer?.lead_id,
      proof: answer?.proof,
      error: text,
      errors: answer?.errors,
    }
  } catch {
    return { ok: false, reached: false }
  }
}

function withFiles(json: string, files: readonly SentFile[]) {
  const form = new FormData()
  form.append('json', json)
  for (const { field, file } of files) form.append(field, file)
  return form
}

const nonceKey = 'forecourt:submissions'

/**
 * The same content sent again in this tab is the same submission, whether the page was loaded again or not. Undefined on a
 * page without https, where the browser cannot make one: the server then goes by address and content.
 */
async function submissionKey(
  { lead_attributes: _, ...payload }: ReturnType<typeof leadPayload>,
  files: readonly SentFile[],
): Promise<string | undefined> {
  if (!globalThis.crypto?.subtle) return undefined
  const named = files.map(({ field, file }) => [field, file.name, file.size, file.lastModified])
  const text = JSON.stringify([nonce(), payload, ...named])
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Where the browser keeps nothing, the same content is the same submission from any tab. */
function nonce() {
  const known = keptText('sessionStorage', nonceKey)
  if (known) return known
  const made = crypto.randomUUID()
  return keepText('sessionStorage', nonceKey, made) ? made : ''
}
