import { parseWithZod } from '@conform-to/zod/v4'
import type { z } from 'zod'
import type { ActionResult } from '#app/page/action.ts'
import { typedValues } from './fields.ts'

type Read<Schema extends z.ZodType> =
  | { fields: z.output<Schema>; refused?: undefined }
  | { fields?: undefined; refused: ActionResult<never> }

/**
 * Reads a form by the schema that the browser validates with as well: its fields, or the result that says what to mend
 * and keeps what was typed.
 */
export function readForm<Schema extends z.ZodType>(form: FormData, schema: Schema): Read<Schema> {
  const submission = parseWithZod(form, { schema })
  if (submission.status === 'success') return { fields: submission.value as z.output<Schema> }
  const errors = Object.entries(submission.error ?? {}).flatMap(([name, messages]) =>
    messages ? [[name, messages] as const] : [],
  )
  return {
    refused: {
      status: 422,
      errors: Object.fromEntries(errors.filter(([name]) => name !== '')),
      error: errors.find(([name]) => name === '')?.[1][0],
      values: typedValues(form),
    },
  }
}
