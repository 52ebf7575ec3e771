import { type ChangeEvent, type ReactNode, useRef } from 'react'
import { cx } from '#app/ui/cx.ts'
import type { Field } from '../form/field.ts'
import { acceptedTypes, filesHelp, mostOf, sizeText } from '../form/files.ts'
import { withThousands } from '../form/thousands.ts'

export const fieldId = (form: string, name: string) => `${form}-${name.replace(/[^\w-]/g, '_')}`

interface Props {
  id: string
  field: Field
  /** What was typed before, where the form comes back. */
  value?: string | string[]
  errors?: readonly string[]
  /** False for fields of a later step. */
  asked: boolean
  /** True where a page came back without script to have this mended. */
  begins?: boolean
  /** Stands between the control and what is wrong with it. */
  below?: ReactNode
}

/** One field with its label, its help and what is wrong with it. */
export function FieldControl(props: Props) {
  const { id: form, field, errors } = props
  const id = fieldId(form, field.name)
  if (field.type === 'hidden') return <input type="hidden" name={field.name} defaultValue={textOf(props)} />
  if (field.type === 'checkbox' || field.type === 'consent') return <Box {...props} />
  if (field.type === 'checkboxes' || field.type === 'radio') return <Group {...props} />
  return (
    <div className={cx('lead-field', !field.half && 'col-span-full')}>
      <label htmlFor={id}>
        {field.label}
        <Optional field={field} />
      </label>
      <Help id={id} field={field} />
      <Control {...props} />
      {props.below}
      <Problem id={id} errors={errors} />
    </div>
  )
}

const Optional = ({ field }: { field: Field }) =>
  field.required ? null : <span className="lead-optional"> (optional)</span>

/** What is wanted; of files also which, how large, and those that are there already. */
function helpOf({ type, help, kept = [], maxFiles }: Field) {
  if (type !== 'file') return help
  const there = kept.map(({ name, bytes }) => `${name} (${sizeText(bytes)})`).join(', ')
  return [help, filesHelp({ maxFiles }), there && `We have ${there}. Choose again to replace what is there.`]
    .filter(Boolean)
    .join(' ')
}

function Help({ id, field }: { id: string; field: Field }) {
  const text = helpOf(field)
  return text ? (
    <p id={`${id}-help`} className="lead-help">
      {text}
    </p>
  ) : null
}

const Problem = ({ id, errors }: { id: string; errors?: readonly string[] }) =>
  errors?.[0] ? (
    <p id={`${id}-problem`} className="lead-problem">
      {errors[0]}
    </p>
  ) : null

const textOf = ({ field, value }: Pick<Props, 'field' | 'value'>) =>
  (Array.isArray(value) ? value[0] : value) ?? field.value ?? ''

function common({ id: form, field, errors, asked, begins }: Props) {
  const id = fieldId(form, field.name)
  const described = [helpOf(field) && `${id}-help`, errors?.[0] && `${id}-problem`].filter(Boolean)
  return {
    id,
    name: field.name,
    required: (field.required && asked) || undefined,
    'aria-invalid': errors?.[0] ? (true as const) : undefined,
    'aria-describedby': described.join(' ') || undefined,
    autoFocus: begins,
  }
}

const inputTypes: Partial<Record<Field['type'], { type: string; inputMode?: 'numeric' | 'decimal' }>> = {
  email: { type: 'email' },
  phone: { type: 'tel' },
  postcode: { type: 'text', inputMode: 'numeric' },
  date: { type: 'date' },
  dateTime: { type: 'datetime-local' },
}

const longest: Partial<Record<Field['type'], number>> = { postcode: 4, rego: 10, vin: 20 }

function Control(props: Props) {
  const { field } = props
  const attributes = common(props)
  const value = textOf(props)
  switch (field.type) {
    case 'textarea':
      return (
        <textarea
          {...attributes}
          className="field lead-textarea"
          rows={4}
          placeholder={field.placeholder}
          maxLength={field.maxLength ?? 4000}
          defaultValue={value}
        />
      )
    case 'select':
    case 'location':
    case 'dealership':
      return (
        <select {...attributes} className="field" defaultValue={value}>
          <option value="">{field.placeholder ?? 'Please choose'}</option>
          {field.choices?.map(({ value: one, label }) => (
            <option key={one} value={one}>
              {label}
            </option>
          ))}
        </select>
      )
    case 'price':
    case 'odometer':
      return <Amount {...props} />
    case 'file':
      return (
        <input
          {...attributes}
          required={attributes.required && !field.kept?.length}
          type="file"
          className="field lead-files"
          accept={acceptedTypes}
          multiple={mostOf(field) > 1}
        />
      )
    case 'number':
      return (
        <input
          {...attributes}
          type="number"
          className="field"
          min={field.min}
          max={field.max}
          step={field.step}
          placeholder={field.placeholder}
          defaultValue={value}
        />
      )
    default: {
      const { type = 'text', inputMode } = inputTypes[field.type] ?? {}
      return (
        <input
          {...attributes}
          type={type}
          inputMode={inputMode}
          className="field"
          autoComplete={field.autoComplete}
          autoCapitalize={field.type === 'rego' || field.type === 'vin' ? 'characters' : undefined}
          placeholder={field.placeholder}
          maxLength={field.maxLength ?? longest[field.type]}
          defaultValue={value}
        />
      )
    }
  }
}

/** Dollars or kilometres with thousands apart while they are typed (FORM-09, FORM-11). */
function Amount(props: Props) {
  const { field } = props
  const input = useRef<HTMLInputElement>(null)
  const isPrice = field.type === 'price'

  function put(text: string) {
    if (!input.current) return
    input.current.value = text
    input.current.dispatchEvent(new Event('input', { bubbles: true }))
  }

  return (
    <>
      <div className="lead-amount" data-kind={field.type}>
        {isPrice && <span aria-hidden>$</span>}
        <input
          {...common(props)}
          ref={input}
          type="text"
          inputMode="numeric"
          className="field"
          autoComplete="off"
          placeholder={field.placeholder}
          defaultValue={withThousands(textOf(props))}
          onChange={keepThousands}
        />
        {!isPrice && <span aria-hidden>kms</span>}
      </div>
      {field.quickPicks && field.quickPicks.length > 0 && (
        <div className="lead-picks">
          {field.quickPicks.map((pick) => (
            <button key={pick} type="button" onClick={() => put(withThousands(String(pick)))}>
              {isPrice ? `$${withThousands(String(pick))}` : `${withThousands(String(pick))} kms`}
            </button>
          ))}
        </div>
      )}
    </>
  )
}

/** Writes the thousands' commas and leaves the caret where it was among the digits. */
function keepThousands({ currentTarget: input }: ChangeEvent<HTMLInputElement>) {
  const behind = input.value.slice(input.selectionEnd ?? input.value.length).replace(/\D/g, '').length
  const text = withThousands(input.value)
  if (text === input.value) return
  input.value = text
  let caret = text.length
  for (let left = behind; left > 0 && caret > 0; caret--) if (/\d/.test(text[caret - 1]!)) left--
  input.setSelectionRange(caret, caret)
}

function Box(props: Props) {
  const { field, value, errors } = props
  const attributes = common(props)
  const isTicked = value === undefined ? field.value === 'true' : value === 'true'
  return (
    <div className="lead-box col-span-full">
      <label>
        <input {...attributes} type="checkbox" value="true" defaultChecked={isTicked} />
        <span>{field.label}</span>
      </label>
      <Problem id={attributes.id} errors={errors} />
    </div>
  )
}

function Group(props: Props) {
  const { field, value, errors } = props
  const { id, name, autoFocus, 'aria-invalid': invalid, 'aria-describedby': described } = common(props)
  const chosen = [value ?? field.value ?? []].flat()
  return (
    <fieldset id={id} className="lead-group col-span-full" aria-describedby={described}>
      <legend>
        {field.label}
        <Optional field={field} />
      </legend>
      <Help id={id} field={field} />
      <div className="lead-choices">
        {field.choices?.map(({ value: one, label }, index) => (
          <label key={one}>
            <input
              type={field.type === 'radio' ? 'radio' : 'checkbox'}
              name={name}
              value={one}
              aria-invalid={invalid}
              // biome-ignore lint/a11y/noAutofocus: The page came back for this field.
              autoFocus={autoFocus && index === 0}
              defaultChecked={chosen.includes(one)}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
      <Problem id={id} errors={errors} />
    </fieldset>
  )
}
