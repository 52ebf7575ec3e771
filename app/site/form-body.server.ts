import { rm } from 'node:fs/promises'
import { receiveFile } from '#app/forms/received-file.server.ts'
import type { FileLimits } from '#app/page/action.ts'
import { boundaryOf, MalformedMultipart, partsOf } from '#platform/http/multipart.server.ts'
import { bodyOf, mediaType, Refused, readBody, tooLong, usualBytes } from './guard.server.ts'

/** A form with its files on the disk. */
export interface FormBody {
  form: FormData
  /** Deletes those files that nobody has moved away. */
  discard(): Promise<void>
}

interface Reading {
  /** Where files are written to. */
  folder: string
  /**
   * What may come, asked for once the first file begins, with the fields before it: undefined refuses files. It may throw
   * Refused.
   */
  files(fields: FormData): FileLimits | undefined | Promise<FileLimits | undefined>
}

const urlencoded = 'application/x-www-form-urlencoded'
const multipart = 'multipart/form-data'

export const isMultipart = (request: Request) => mediaType(request) === multipart

/** A form as browsers send it. @throws Refused 413, 415, or 400 if it cannot be read */
export async function readFormBody(request: Request, reading: Reading): Promise<FormBody> {
  if (isMultipart(request)) return readMultipart(request, reading)
  if (mediaType(request) !== urlencoded) throw new Refused(415, `Send a form: ${urlencoded} or ${multipart}.`)
  const body = await readBody(request, usualBytes)
  const form = new FormData()
  for (const [name, value] of new URLSearchParams(body.toString())) form.append(name, value)
  return { form, discard: async () => {} }
}

/** Most bytes that names, heads and text of a form take. */
const textBytes = usualBytes

async function readMultipart(request: Request, { folder, files }: Reading): Promise<FormBody> {
  const paths: string[] = []
  const discard = async () => {
    await Promise.all(paths.map((path) => rm(path, { force: true })))
  }
  const form = new FormData()
  let limits: FileLimits | undefined
  let text = 0
  const counted = countingBody(request, () => textBytes + (limits?.together ?? 0))
  try {
    for await (const { name, filename, chunks } of partsOf(counted, boundaryOf(typeOf(request)))) {
      if (filename) {
        limits ??= await files(form)
        if (!limits) throw new Refused(415, 'This form takes no files.')
        const most = textBytes + limits.together
        if (Number(request.headers.get('content-length') ?? 0) > most) throw tooLong(most)
        const note = (path: string) => paths.push(path)
        form.append(name, await receiveFile({ filename, chunks }, { folder, most: limits.each, note }))
      } else if (filename === undefined) {
        const read: Buffer[] = []
        for await (const chunk of chunks) {
          text += chunk.length
          if (text > textBytes) throw tooLong(textBytes)
          read.push(chunk)
        }
        form.append(name, Buffer.concat(read).toString())
      }
    }
  } catch (error) {
    await discard()
    throw error instanceof MalformedMultipart ? new Refused(400, 'The form cannot be read.') : error
  }
  return { form, discard }
}

const typeOf = (request: Request) => request.headers.get('content-type') ?? ''

/** The body piece by piece, as long as it is not longer than allowed at that moment. @throws Refused 413 */
async function* countingBody(request: Request, allowed: () => number): AsyncGenerator<Uint8Array> {
  let length = 0
  for await (const chunk of bodyOf(request)) {
    length += chunk.length
    yield chunk
    if (length > allowed()) throw tooLong(allowed())
  }
}
