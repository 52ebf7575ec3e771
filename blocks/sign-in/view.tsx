import { ArrowLeft, Bell, Bookmark, type LucideIcon, MessageSquareText } from 'lucide-react'
import { BlockForm } from '#app/forms/block-form.tsx'
import type { BlockProps, ContentOf, FormContext } from '#app/page/block.ts'
import type { Site } from '#app/tenancy/site.ts'
import { Heading } from '#app/ui/heading.tsx'
import { signInHref } from '#values/paths.ts'
import type { SignInStep } from './action.server.ts'
import type { SignInData } from './load.server.ts'
import type definition from './query.ts'
import { headingFor, type Wanted } from './wanted.ts'

type Content = ContentOf<typeof definition>
type Props = BlockProps<Content, SignInData>

export default function SignIn({ block, content, data, site, form, result }: Props) {
  const at = result?.data as SignInStep | undefined
  const wanted = at?.wanted ?? data
  const level = block.first ? 1 : 2
  return (
    <div className="container-page sign-in">
      <div className="sign-in-main">
        <a href={wanted.back} className="sign-in-back">
          <ArrowLeft aria-hidden size={18} /> Back
        </a>
        <Heading level={level} size="xl">
          {at?.step === 'code' ? 'Enter your code' : (content.heading ?? headingFor(wanted))}
        </Heading>
        {data.signedInAs && !at ? (
          <SignedIn phone={data.signedInAs} wanted={wanted} form={form} />
        ) : (
          form && (
            <Steps id={block.key} form={form} text={content.text} wanted={wanted} result={result} at={at} />
          )
        )}
      </div>
      <Reasons site={site} level={level === 1 ? 2 : 3} />
    </div>
  )
}

interface StepsProps {
  id: string
  form: FormContext
  text?: string
  wanted: Wanted
  result: Props['result']
  at?: SignInStep
}

function Steps({ id, form, text, wanted, result, at }: StepsProps) {
  const { errors, error } = result ?? {}
  return (
    <BlockForm form={form} name="Sign in" className="sign-in-form">
      <Kept wanted={wanted} />
      {error && (
        <p role="alert" className="sign-in-problem">
          {error}
        </p>
      )}
      {at?.step === 'code' ? (
        <CodeStep id={id} phone={at.phone} wanted={wanted} problem={errors?.code?.[0]} />
      ) : (
        <PhoneStep id={id} text={text} phone={at?.phone} problem={errors?.phone?.[0]} />
      )}
    </BlockForm>
  )
}

/** What the address said, so that it is known after each step. */
function Kept({ wanted: { type, redirect, back } }: { wanted: Wanted }) {
  return (
    <>
      {type && <input type="hidden" name="type" value={type} />}
      <input type="hidden" name="redirect" value={redirect} />
      <input type="hidden" name="back" value={back} />
    </>
  )
}

function Problem({ id, text }: { id: string; text?: string }) {
  if (!text) return null
  return (
    <p id={id} role="alert" className="sign-in-problem">
      {text}
    </p>
  )
}

function PhoneStep({
  id,
  text = 'We send you a code by text message. There is no password.',
  phone,
  problem,
}: {
  id: string
  text?: string
  phone?: string
  problem?: string
}) {
  return (
    <>
      <p className="sign-in-text">{text}</p>
      <div>
        <label htmlFor={`${id}-phone`}>Mobile number</label>
        <input
          id={`${id}-phone`}
          name="phone"
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          placeholder="0400 000 000"
          required
          maxLength={40}
          defaultValue={phone}
          className="field tabular"
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${id}-phone-problem` : undefined}
        />
        <Problem id={`${id}-phone-problem`} text={problem} />
      </div>
      <button type="submit" name="do" value="request" className="action action-primary">
        Text me a code
      </button>
      <p className="sign-in-small">An Australian mobile. We use it to sign you in.</p>
    </>
  )
}

function CodeStep({
  id,
  phone,
  wanted,
  problem,
}: {
  id: string
  phone: string
  wanted: Wanted
  problem?: string
}) {
  return (
    <>
      <p className="sign-in-text" role="status">
        We texted six digits to <b className="tabular">{phone}</b>. They work for ten minutes.
      </p>
      <input type="hidden" name="phone" value={phone} />
      <div>
        <label htmlFor={`${id}-code`}>Code</label>
        <input
          id={`${id}-code`}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          pattern="\s*(\d\s*){6}"
          title="Six digits"
          required
          maxLength={12}
          className="field sign-in-code tabular"
          data-form-focus
          data-sign-in-code
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${id}-code-problem` : undefined}
        />
        <Problem id={`${id}-code-problem`} text={problem} />
      </div>
      <button type="submit" name="do" value="verify" className="action action-primary">
        Sign in
      </button>
      <p className="sign-in-others">
        <button
          type="submit"
          name="do"
          value="again"
          formNoValidate
          className="action action-quiet"
          data-sign-in-again
        >
          Send a new code
        </button>
        <a href={signInHref(wanted)} className="action action-quiet">
          Use another number
        </a>
      </p>
    </>
  )
}

function SignedIn({ phone, wanted, form }: { phone: string; wanted: Wanted; form?: FormContext }) {
  return (
    <div className="sign-in-form">
      <p className="sign-in-text">
        You are signed in as <b className="tabular">{phone}</b>.
      </p>
      <a href={wanted.redirect} className="action action-primary">
        Continue
      </a>
      {form && (
        <BlockForm form={form} name="Sign out">
          <button type="submit" name="do" value="sign-out" className="action action-quiet">
            Sign out
          </button>
        </BlockForm>
      )}
    </div>
  )
}

/** What signing in is good for on this site. */
function Reasons({ site: { settings }, level }: { site: Site; level: 2 | 3 }) {
  const reasons: [LucideIcon, string, string][] = [
    [MessageSquareText, 'No password', 'Your mobile is the key: a new code each time.'],
  ]
  if (settings.favouritesMode === 'watchlist')
    reasons.unshift(
      [Bookmark, 'Your watchlist everywhere', 'Save vehicles on your phone, find them on your computer.'],
      [Bell, 'See what has changed', 'Prices that moved and vehicles that sold since you saved them.'],
    )
  return (
    <aside className="sign-in-reasons" aria-label="Why sign in">
      <Heading level={level} size="sm">
        Why sign in
      </Heading>
      <ul>
        {reasons.map(([Icon, title, text]) => (
          <li key={title}>
            <Icon aria-hidden size={22} strokeWidth={1.75} />
            <b>{title}</b>
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </aside>
  )
}
