import { Button } from '@sanity/ui'

interface Props {
  text: string
  /** What it began is under way: it turns and cannot be pressed again. */
  busy: boolean
  disabled: boolean
  /** Without it, the button sends the form it stands in. */
  onClick?(): void
}

/** The one thing a dialog does. */
export function PrimaryButton({ text, busy, disabled, onClick }: Props) {
  return (
    <Button
      type={onClick ? 'button' : 'submit'}
      tone="primary"
      text={text}
      loading={busy}
      disabled={busy || disabled}
      onClick={onClick}
    />
  )
}
