import { BlockForm } from '#app/forms/block-form.tsx'
import type { BlockView, ContentOf } from '#app/page/block.ts'
import { SectionHeading } from '#app/ui/heading.tsx'
import type { Entry } from '../../app/guestbook/entry.ts'
import type block from './query.ts'

const View: BlockView<ContentOf<typeof block>, Entry[]> = ({
  block: { key, first },
  content,
  data,
  site,
  form,
  result,
}) => {
  const { errors = {}, values = {} } = result ?? {}
  return (
    <div className="container-text">
      {content.heading && <SectionHeading level={first ? 1 : 2} title={content.heading} />}
      {result?.status === 200 && (
        <p role="status" data-form-focus tabIndex={-1}>
          Thank you, {(result.data as { name: string }).name}.
        </p>
      )}
      {form && result?.status !== 200 && (
        <BlockForm form={form} name="Guestbook" className="mt-4">
          {result?.error && <p role="alert">{result.error}</p>}
          {(['name', 'message'] as const).map((name) => (
            <p key={name}>
              <label htmlFor={`${key}-${name}`}>{name}</label>
              <input
                id={`${key}-${name}`}
                name={name}
                defaultValue={String(values[name] ?? '')}
                aria-invalid={errors[name] ? true : undefined}
              />
              {errors[name] && <span>{errors[name][0]}</span>}
            </p>
          ))}
          <button type="submit">Sign</button>
        </BlockForm>
      )}
      <p>{site.settings.guestbookWelcome}</p>
      <ul>
        {(data ?? []).map((entry) => (
          <li key={`${entry.name} ${entry.message}`}>
            <b>{entry.name}</b>: {entry.message}
          </li>
        ))}
      </ul>
    </div>
  )
}

export default View
