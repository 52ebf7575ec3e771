import { useForm } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import { type FormEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { DoorFields } from '#app/forms/door-fields.tsx'
import type { ActionResult } from '#app/page/action.ts'
import type { FormContext } from '#app/page/block.ts'
import type { Site } from '#app/tenancy/site.ts'
import { RichText } from '#app/ui/rich-text.tsx'
import { shownFields, type Typed } from '../form/field.ts'
import { askedUpTo, fileFields, isWizard, type LeadForm, stepOf } from '../form/lead-form.ts'
import { schemaOf } from '../form/schema.ts'
import { stepFields, typedOf } from '../form/typed.ts'
import { termsNotice } from '../kinds/fields.ts'
import type { LeadTaken } from '../take-lead.server.ts'
import { FieldControl, fieldId } from './field-control.tsx'
import { FreeTimes } from './free-times.tsx'
import { FormAlert, FormErrors, focusField } from './messages.tsx'
import { useSending } from './use-sending.ts'

interface Props {
  /** Of the form's own heading: titles of steps stand one below it. */
  level: 1 | 2
  site: Site
  id: string
  form: LeadForm
  door: FormContext
  result?: ActionResult
  /** Accessible name of the form. */
  named: string
  testId?: string
}

/** Browsers send files once. */
const filesAgain = 'If you had chosen files, please choose them again.'

type Errors = Record<string, string[]>

/** The fields of a form, its steps and its button; without script the browser sends the same form to the page. */
export function LeadFields({ level, site, id, form, door, result, named, testId }: Props) {
  const taken = result?.data as LeadTaken | undefined
  const values: Typed = result?.values ?? {}
  const place = useRef<HTMLFormElement>(null)
  const [step, setStep] = useState(taken?.step ?? 0)
  const [typed, setTyped] = useState<Typed>(() => ({ ...servedValues(form), ...values }))
  const [serverErrors, setServerErrors] = useState<Errors>(result?.errors ?? {})
  const [begin] = useState(() => beginOf(form, step, typed, result))
  const { send, sending, problem, lead, noteKey } = useSending(form, door.action, {
    lead_id: taken?.lead_id,
    proof: taken?.proof,
    problem: result?.error,
  })
  const wizard = isWizard(form)
  const cameBack = result !== undefined && result.status !== 200
  const hasFiles = fileFields(form).length > 0
  const StepTitle = level === 1 ? 'h2' : 'h3'
  const isLast = step === form.steps.length - 1

  const [meta, fields] = useForm<Record<string, unknown>>({
    id: `${id}-form`,
    defaultNoValidate: true,
    shouldValidate: 'onSubmit',
    shouldRevalidate: 'onInput',
    onValidate: ({ formData }) =>
      parseWithZod(formData, {
        schema: schemaOf(askedUpTo(form, step, typedOf(formData)), {
          now: new Date(),
          timeZone: form.timeZone,
        }),
        disableAutoCoercion: true,
      }),
    async onSubmit(event, { submission, formData }) {
      event.preventDefault()
      if (submission?.status !== 'success') return
      setServerErrors({})
      const answer = await send(submission.value, { step, isLast }, formData)
      if (!answer) return
      if (answer.ok && !isLast) return show(step + 1)
      if (answer.errors) {
        setServerErrors(answer.errors)
        const first = Object.keys(answer.errors)[0]
        if (first) show(Math.min(step, stepOf(form, first)), fieldId(id, first))
      }
    },
  })

  /** Shows a step, and what of it matters to whoever uses the keyboard. */
  function show(next: number, field?: string) {
    flushSync(() => setStep(next))
    if (field) focusField(field)
    else document.getElementById(`${id}-step-${next}`)?.focus()
  }

  function noteTyped(event: FormEvent<HTMLFormElement>) {
    setTyped(typedOf(new FormData(event.currentTarget)))
  }

  const errorsOf = (name: string) => fields[name]?.errors ?? serverErrors[name]
  const shown = askedUpTo(form, step, typed)
  const listed = shown.flatMap(({ name }) => {
    const [message] = errorsOf(name) ?? []
    return message ? [{ id: fieldId(id, name), message }] : []
  })

  return (
    <form
      ref={place}
      id={meta.id}
      method="post"
      action={door.action}
      encType={hasFiles ? 'multipart/form-data' : undefined}
      noValidate
      aria-label={named}
      aria-busy={sending || undefined}
      className="lead-form"
      data-lead-form={form.kind}
      data-car={form.car?.id}
      data-car-name={form.car?.name}
      data-testid={`form-${form.kind}`}
      onSubmit={(event) => {
        meta.onSubmit(event)
        // conform checks what is typed by a submit event of its own: then the focus stays where somebody types.
        const { submitter } = event.nativeEvent as SubmitEvent
        if (submitter?.getAttribute('name') === meta.validate.getButtonProps().name) return
        // conform marks the fields in the next render.
        requestAnimationFrame(() => focusFirstInvalid(place.current))
      }}
      onInput={noteTyped}
      onKeyDown={noteKey}
    >
      <Hidden form={form} door={door} step={step} lead={lead} />
      <div data-testid={testId}>
        {wizard && <Progress form={form} step={step} />}
        <FormErrors items={listed} />
        <FormAlert text={problem} begins={begin === 'alert'} />
        {hasFiles && cameBack && <p className="lead-help">{filesAgain}</p>}
        {form.steps.map((one, index) => (
          <fieldset
            key={one.title ?? index}
            hidden={index !== step}
            className="lead-step"
            aria-labelledby={one.title && `${id}-step-${index}`}
          >
            {one.title && (
              <StepTitle
                id={`${id}-step-${index}`}
                tabIndex={-1}
                autoFocus={begin === 'step' && index === step}
                className="heading col-span-full text-xl"
              >
                {one.title}
              </StepTitle>
            )}
            {shownFields(one.fields, typed).map((field) => (
              <FieldControl
                key={field.name}
                id={id}
                field={field}
                value={values[field.name]}
                errors={errorsOf(field.name)}
                asked={index <= step}
                begins={typeof begin === 'object' && begin.field === field.name}
                below={
                  form.appointments &&
                  field.type === 'dateTime' && (
                    <FreeTimes
                      dealership={textOf(form.constants.dealership_slug ?? typed.dealership_slug)}
                      typed={textOf(typed[field.name])}
                      timeZone={form.timeZone}
                      onPick={(value) => retype(fieldId(id, field.name), value)}
                    />
                  )
                }
              />
            ))}
          </fieldset>
        ))}
      </div>
      {isLast && form.terms && form.terms.length > 0 && (
        <div className="lead-terms" data-testid="form-terms">
          <RichText value={form.terms} site={site} />
        </div>
      )}
      {isLast && form.termsNotice && <p className="text-sm text-muted">{termsNotice}</p>}
      {/* The first button is the one that Enter in a field presses. */}
      <div className="lead-buttons">
        <button type="submit" className="action action-primary lead-submit" disabled={sending}>
          {sending && <span className="lead-spinner" data-testid="spinner" aria-hidden />}
          {sending ? 'Sending…' : isLast ? form.submit : 'Next'}
        </button>
        {step > 0 && (
          <button
            type="submit"
            name={stepFields.back}
            value="1"
            className="action action-secondary"
            onClick={(event) => {
              event.preventDefault()
              show(step - 1)
            }}
          >
            Back
          </button>
        )}
      </div>
    </form>
  )
}

/** Where a page that came back to a browser without script begins: with what has to be mended, else with its step. */
function beginOf(form: LeadForm, step: number, typed: Typed, result?: ActionResult) {
  if (!result) return undefined
  const wrong = askedUpTo(form, step, typed).find(({ name }) => result.errors?.[name])
  if (wrong) return { field: wrong.name }
  return result.error ? 'alert' : 'step'
}

const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined)

/** Puts a value into a field as if it had been typed. */
function retype(id: string, value: string) {
  const field = document.getElementById(id)
  if (!(field instanceof HTMLInputElement)) return
  field.value = value
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Values that fields are served with, so that conditions hold from the start. */
const servedValues = ({ steps }: LeadForm): Typed =>
  Object.fromEntries(steps.flatMap(({ fields }) => fields.map(({ name, value }) => [name, value])))

function focusFirstInvalid(form: HTMLFormElement | null) {
  form?.querySelector<HTMLElement>('fieldset:not([hidden]) [aria-invalid="true"]')?.focus()
}

/** What the form sends beside its fields; the server makes its constants again, so that nobody can change them here. */
function Hidden({
  form,
  door,
  step,
  lead,
}: {
  form: LeadForm
  door: FormContext
  step: number
  lead: { lead_id?: number; proof?: string }
}) {
  return (
    <>
      <DoorFields token={door.token} />
      {Object.entries(form.constants).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={String(value)} />
      ))}
      {form.category && <input type="hidden" name="category" value={form.category} />}
      <input
        type="hidden"
        name="lead_status"
        value={step === form.steps.length - 1 ? 'Complete' : 'Incomplete'}
      />
      <input type="hidden" name="form_completed" value={String(step === form.steps.length - 1)} />
      <input type="hidden" name={stepFields.step} value={step} />
      <input type="hidden" name="lead_id" value={lead.lead_id ?? ''} />
      {lead.proof && <input type="hidden" name={stepFields.proof} value={lead.proof} />}
    </>
  )
}

function Progress({ form, step }: { form: LeadForm; step: number }) {
  return (
    <ol className="lead-progress" aria-label="Steps">
      {form.steps.map(({ title }, index) => (
        <li
          key={title ?? index}
          aria-current={index === step ? 'step' : undefined}
          data-done={index < step || undefined}
        >
          {title}
        </li>
      ))}
    </ol>
  )
}
