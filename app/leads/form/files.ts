import { z } from 'zod'
import { fileRules } from '#values/form-fields.ts'
import type { Field } from './field.ts'
import type { LeadValues } from './schema.ts'

/** A file that a lead has. */
export interface KeptFile {
  name: string
  bytes: number
}

const megabyte = 1e6

/** `2.4 MB`, `310 kB`. */
export const sizeText = (bytes: number) =>
  bytes >= megabyte
    ? `${(bytes / megabyte).toFixed(1).replace(/\.0$/, '')} MB`
    : `${Math.max(1, Math.round(bytes / 1000))} kB`

const { kinds, most, megabytes, megabytesTogether } = fileRules
export const fileLimits = { each: megabytes * megabyte, together: megabytesTogether * megabyte }

/** What a file input lets people choose. */
export const acceptedTypes = Object.keys(kinds).join(',')
const kindNames = [...new Set(Object.values(kinds).map(({ title }) => title))]
const namedKinds = `${kindNames.slice(0, -1).join(', ')} or ${kindNames.at(-1)}`

/** How many files a field takes. */
export const mostOf = ({ maxFiles = 1 }: Pick<Field, 'maxFiles'>) => Math.min(Math.max(1, maxFiles), most)

/** Said beside the field. */
export const filesHelp = (field: Pick<Field, 'maxFiles'>) =>
  mostOf(field) === 1
    ? `One file: ${namedKinds}, at most ${megabytes} MB.`
    : `Up to ${mostOf(field)} files: ${namedKinds}, at most ${megabytes} MB each.`

/** A browser that does not know the kind of a file says nothing; the server looks at its bytes. */
const fits = ({ type }: File) => type === '' || type in kinds

function problemOf(file: File) {
  if (file.size === 0) return `${file.name} is empty.`
  if (file.size > fileLimits.each) return `${file.name} is larger than ${megabytes} MB.`
  return fits(file) ? undefined : `${file.name} is of another kind. Please choose ${namedKinds}.`
}

/** Files of one field; the server's say the kind of their bytes (`ReceivedFile`). */
export function filesOf(field: Field, { missing, named }: { missing: string; named: string }) {
  const count = mostOf(field)
  const list = z
    .array(z.custom<File>((file) => file instanceof File))
    .min(field.required && !field.kept?.length ? 1 : 0, missing)
    .max(count, count === 1 ? `Choose one file for ${named}.` : `Choose at most ${count} files for ${named}.`)
    .superRefine((files, context) => {
      const message = files.map(problemOf).find((problem) => problem !== undefined)
      if (message) context.addIssue({ code: 'custom', message })
    })
  return z.preprocess(
    (value) => [value ?? []].flat().filter((file) => file instanceof File && !isNone(file)),
    list,
  )
}

/** What is wrong with all files of a form. */
export const togetherProblem = (files: readonly { size: number }[]) =>
  files.reduce((sum, { size }) => sum + size, 0) > fileLimits.together
    ? `The files of this form are larger than ${megabytesTogether} MB together.`
    : undefined

/** A file input in which nothing was chosen. */
const isNone = ({ name, size }: File) => name === '' && size === 0

export interface SentFile {
  field: string
  file: File
}

/** The values of a form without its files, and those. */
export function withoutFiles(read: Readonly<Record<string, unknown>>): {
  values: LeadValues
  files: SentFile[]
} {
  const isFiles = (value: unknown): value is File[] =>
    Array.isArray(value) && value.some((one) => one instanceof File)
  return {
    values: Object.fromEntries(Object.entries(read).filter(([, value]) => !isFiles(value))) as LeadValues,
    files: Object.entries(read).flatMap(([field, value]) =>
      isFiles(value) ? value.map((file) => ({ field, file })) : [],
    ),
  }
}
