import { Button } from '@sanity/ui'

interface Props {
  text: string
  /** Its action is running: it shows a spinner and cannot be pressed. */
  busy: boolean
  disabled: boolean
  /** If left out, the button submits its form. */
  onClick?(): void
}

/** The main button of a dialog. */
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
