import { BlockForm } from '#app/forms/block-form.tsx'
import type { Field } from '#app/leads/form/field.ts'
import type { BlockProps, ContentOf } from '#app/page/block.ts'
import { SectionHeading } from '#app/ui/heading.tsx'
import { withoutMarks } from '#values/marks.ts'
import type { SpinData } from './load.server.ts'
import type definition from './query.ts'

type Props = BlockProps<ContentOf<typeof definition>, SpinData>

/** The wheel, and what a shopper may do: sign in, spin once, or read what was won. */
export default function SpinWheel({ block, content, data, site, form, result }: Props) {
  const { prizes, conditions } = content
  const just = result?.status === 200 ? (result.data as { prize: string }).prize : undefined
  const won = just ?? data.won
  const names = prizes.map(({ name }) => name)
  return (
    <div className="container-page spin">
      <div>
        <SectionHeading
          level={block.first ? 1 : 2}
          title={content.heading ?? 'Spin to Win'}
          intro={content.intro}
        />
        {won !== undefined ? (
          <p className="spin-won" role="status" tabIndex={-1} data-form-focus>
            You have won: <b>{won}</b>. {site.name} rings you about it.
          </p>
        ) : names.length === 0 ? (
          <p className="text-lg text-muted">
            There is nothing to win right now. <a href={site.settings.searchPath}>See our stock</a>
          </p>
        ) : data.signIn ? (
          <a href={data.signIn} className="action action-primary">
            Sign in to spin
          </a>
        ) : (
          form && (
            <BlockForm form={form} name="Spin to Win" className="spin-form">
              {result?.error && (
                <p role="alert" className="spin-problem">
                  {result.error}
                </p>
              )}
              {data.fields.map((field) => (
                <Asked key={field.name} id={`${block.key}-${field.name}`} field={field} result={result} />
              ))}
              <button type="submit" className="action action-primary">
                Spin the wheel
              </button>
            </BlockForm>
          )
        )}
        {conditions && <p className="spin-conditions">{conditions}</p>}
      </div>
      {names.length > 0 && <Wheel names={names} won={won} turns={just !== undefined} />}
    </div>
  )
}

function Asked({ id, field, result }: { id: string; field: Field; result: Props['result'] }) {
  const { name, type, label, required, autoComplete, maxLength, value } = field
  const problem = result?.errors?.[name]?.[0]
  const typed = [result?.values?.[name] ?? []].flat()[0]
  const about = {
    id,
    name,
    required,
    'aria-invalid': problem ? (true as const) : undefined,
    'aria-describedby': problem ? `${id}-problem` : undefined,
  }
  return (
    <div>
      {type === 'consent' ? (
        <label className="spin-tick">
          <input
            {...about}
            type="checkbox"
            value="true"
            defaultChecked={result ? typed === 'true' : value === 'true'}
          />
          <span>{label}</span>
        </label>
      ) : (
        <>
          <label htmlFor={id}>{label}</label>
          <input
            {...about}
            type={type === 'email' ? 'email' : 'text'}
            autoComplete={autoComplete}
            maxLength={maxLength ?? 200}
            defaultValue={typed}
            className="field"
          />
        </>
      )}
      {problem && (
        <p id={`${id}-problem`} role="alert" className="spin-problem">
          {problem}
        </p>
      )}
    </div>
  )
}

/** What can be won, as a wheel whose pointer stands on top; it comes to rest at what was won. */
function Wheel({ names, won, turns }: { names: readonly string[]; won?: string; turns: boolean }) {
  const part = 360 / names.length
  const at = names.findIndex((name) => withoutMarks(name) === won)
  const rest = at < 0 ? 0 : -(at + 0.5) * part
  const colours = names.map((_, index) => {
    const tone = index % 2 === 0 ? 'var(--t-brand)' : 'var(--t-sunken)'
    return `${tone} ${index * part}deg ${(index + 1) * part}deg`
  })
  return (
    <div>
      <div className="spin-wheel-frame" aria-hidden>
        <div
          className={turns ? 'spin-wheel-face spin-wheel-turns' : 'spin-wheel-face'}
          style={{ background: `conic-gradient(${colours.join(', ')})`, rotate: `${rest}deg` }}
        />
      </div>
      <ul className="spin-prizes" aria-label="Prizes">
        {names.map((name) => (
          <li key={name} aria-current={withoutMarks(name) === won || undefined}>
            {name}
          </li>
        ))}
      </ul>
    </div>
  )
}
