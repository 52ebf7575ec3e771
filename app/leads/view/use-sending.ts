import { useRef, useState } from 'react'
import { count } from '#app/analytics/browser/count.ts'
import { keepDetails, keepEnquiryVehicle, keepSuccess } from '../browser/details.ts'
import { createPace } from '../browser/pace.ts'
import { failed, failedStep, type LeadAnswer, type Progress, sendLead } from '../browser/send-lead.ts'
import { withoutFiles } from '../form/files.ts'
import { isWizard, type LeadForm } from '../form/lead-form.ts'
import type { LeadValues } from '../form/schema.ts'

interface Start {
  lead_id?: number
  proof?: string
  problem?: string
}

/** Sends the steps of a form of `page`, one at a time, and goes to the page that thanks after the last (FORM-24). */
export function useSending(form: LeadForm, page: string, start: Start) {
  const [sending, setSending] = useState(false)
  const [problem, setProblem] = useState(start.problem)
  const [lead, setLead] = useState({ lead_id: start.lead_id, proof: start.proof })
  const busy = useRef(false)
  const [pace] = useState(() => createPace())

  /** Undefined where another press is on its way already. */
  async function send(
    read: Readonly<Record<string, unknown>>,
    at: Pick<Progress, 'step' | 'isLast'>,
    hidden: FormData,
  ): Promise<LeadAnswer | undefined> {
    if (busy.current) return undefined
    busy.current = true
    setSending(true)
    setProblem(undefined)
    const { values, files } = withoutFiles(read)
    const answer = await sendLead(
      form,
      { values, files },
      { ...at, ...lead, pace: pace.take() },
      hidden,
      page,
    )
    if (answer.ok) setLead({ lead_id: answer.lead_id, proof: answer.proof ?? lead.proof })
    if (answer.ok && at.isLast) return finish(values, answer)
    busy.current = false
    setSending(false)
    if (!answer.ok && !answer.errors) complain(answer)
    return answer
  }

  /** The button stays as it is until the next page is there. */
  function finish(values: LeadValues, answer: LeadAnswer) {
    const { kind, event, success, car, thanks } = form
    keepDetails(values)
    keepEnquiryVehicle(undefined)
    keepSuccess({
      kind,
      lead_id: answer.lead_id!,
      ...(typeof values.name === 'string' && { name: values.name }),
      ...(car && { car: car.name }),
      ...(thanks && { thanks }),
      at: new Date().toISOString(),
    })
    count(event, { lead_id: answer.lead_id, car_id: car?.id })
    location.assign(success)
    return answer
  }

  function complain({ error, reached }: LeadAnswer) {
    const usual = isWizard(form) ? failedStep : failed
    setProblem(error ?? usual)
    if (!reached && !isWizard(form)) window.alert(failed)
  }

  return { send, sending, problem, lead, noteKey: pace.note }
}
