import type { ReactNode } from 'react'
import type { FormContext } from '#app/page/block.ts'
import { cx } from '#app/ui/cx.ts'
import { DoorFields } from './door-fields.tsx'
import { fieldNames } from './fields.ts'

/**
 * The form of a block with an action. It is sent to its own page, with script or without; `fieldNames` are the form's
 * own fields, which the action does not see.
 */
export function BlockForm({
  form,
  name,
  files = false,
  className,
  children,
}: {
  form: FormContext
  /** Its accessible name. */
  name: string
  /** True where it has a field for files. */
  files?: boolean
  className?: string
  children: ReactNode
}) {
  return (
    <form
      method="post"
      action={form.action}
      aria-label={name}
      className={cx(className)}
      data-block-form=""
      encType={files ? 'multipart/form-data' : undefined}
    >
      <DoorFields token={form.token} />
      <input type="hidden" name={fieldNames.key} />
      {children}
    </form>
  )
}
