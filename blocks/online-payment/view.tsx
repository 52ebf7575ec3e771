import { ExternalLink } from 'lucide-react'
import { BlockForm } from '#app/forms/block-form.tsx'
import type { BlockProps, ContentOf, FormContext } from '#app/page/block.ts'
import { type Payment, providerHref } from '#app/payments/payment.ts'
import { SectionHeading } from '#app/ui/heading.tsx'
import type definition from './query.ts'

type Props = BlockProps<ContentOf<typeof definition>, Record<string, never>>

const usual = 'Pay an invoice, a deposit or a service. The reference stands on the papers that we sent you.'

/** What is paid and for what, then on to the provider that takes it. */
export default function OnlinePayment({ block, content, site, form, result }: Props) {
  const { onlinePaymentUrl } = site.settings
  const payment = result?.status === 200 ? (result.data as Payment) : undefined
  return (
    <div className="container-text">
      <SectionHeading
        level={block.first ? 1 : 2}
        title={content.heading ?? 'Pay online'}
        intro={content.intro ?? usual}
      />
      {payment && onlinePaymentUrl ? (
        <Ready payment={payment} href={providerHref(onlinePaymentUrl, payment)} again={form?.action} />
      ) : (
        form && <Details id={block.key} form={form} result={result} />
      )}
    </div>
  )
}

const fields = [
  { name: 'reference', label: 'Reference', max: 60 },
  { name: 'amount', label: 'Amount in dollars', inputMode: 'decimal', max: 20 },
  { name: 'name', label: 'Name', autoComplete: 'name', max: 120 },
  { name: 'email', label: 'Email', type: 'email', autoComplete: 'email', max: 200 },
] as const

function Details({ id, form, result }: { id: string; form: FormContext; result: Props['result'] }) {
  const { errors = {}, error, values = {} } = result ?? {}
  return (
    <BlockForm form={form} name="Pay online" className="grid max-w-[28rem] gap-5">
      {error && (
        <p role="alert" className="text-sm font-semibold text-danger">
          {error}
        </p>
      )}
      {fields.map(({ name, label, max, ...input }) => {
        const problem = errors[name]?.[0]
        return (
          <div key={name}>
            <label htmlFor={`${id}-${name}`} className="mb-1.5 block text-xs font-semibold">
              {label}
            </label>
            <input
              {...input}
              id={`${id}-${name}`}
              name={name}
              required
              maxLength={max}
              defaultValue={[values[name] ?? []].flat()[0]}
              className="field"
              aria-invalid={problem ? true : undefined}
              aria-describedby={problem ? `${id}-${name}-problem` : undefined}
            />
            {problem && (
              <p
                id={`${id}-${name}-problem`}
                role="alert"
                className="mt-1.5 text-xs font-semibold text-danger"
              >
                {problem}
              </p>
            )}
          </div>
        )
      })}
      <button type="submit" className="action action-primary justify-self-start">
        Continue
      </button>
    </BlockForm>
  )
}

interface ReadyProps {
  payment: Payment
  href: string
  again?: string
}

function Ready({ payment, href, again }: ReadyProps) {
  const amount = new Intl.NumberFormat('en-AU', { style: 'currency', currency: 'AUD' })
  const lines = [
    ['Reference', payment.reference],
    ['Amount', amount.format(Number(payment.amount))],
    ['Name', payment.name],
    ['Email', payment.email],
  ]
  return (
    <div role="status" tabIndex={-1} data-form-focus>
      <dl className="grid max-w-[28rem] grid-cols-[8rem_minmax(0,1fr)] gap-y-3 border-y border-line py-5">
        {lines.map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-muted">{label}</dt>
            <dd className="tabular font-semibold wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-5 max-w-[60ch] text-muted">
        Your card is charged by our payment provider, {new URL(href).hostname}. We never see its number.
      </p>
      <p className="mt-6 flex flex-wrap gap-3">
        <a href={href} rel="noopener" className="action action-primary">
          Pay {amount.format(Number(payment.amount))} <ExternalLink aria-hidden size={18} />
        </a>
        {again && (
          <a href={again} className="action action-quiet">
            Change
          </a>
        )}
      </p>
    </div>
  )
}
