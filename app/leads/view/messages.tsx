/** What has to be mended, each message leading to its field (FORM-05). */
export function FormErrors({ items }: { items: readonly { id: string; message: string }[] }) {
  if (items.length === 0) return null
  return (
    <div className="form-errors" data-testid="form-errors" role="alert">
      <p className="font-semibold">Please fix the following errors:</p>
      <ul>
        {items.map(({ id, message }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              onClick={(event) => {
                event.preventDefault()
                focusField(id)
              }}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Why the form as a whole could not be sent (FORM-06); `begins` where a page came back to say so. */
export const FormAlert = ({ text, begins }: { text?: string; begins?: boolean }) =>
  text ? (
    <p
      className="form-alert destructive"
      data-testid="form-alert"
      role="alert"
      tabIndex={begins ? -1 : undefined}
      // biome-ignore lint/a11y/noAutofocus: Without script the page begins anew, and this is what it came back for.
      autoFocus={begins}
    >
      {text}
    </p>
  ) : null

/** Puts the focus on a field, or on the first of its choices. */
export function focusField(id: string) {
  const field = document.getElementById(id)
  const control = field?.matches('input, select, textarea') ? field : field?.querySelector('input')
  ;(control as HTMLElement | null)?.focus()
}
