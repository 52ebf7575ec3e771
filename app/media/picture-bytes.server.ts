import type { Env } from '#platform/env.ts'
import type { ImageValue } from '#values/image.ts'
import { mediaUrl } from './url.ts'

type Where = Pick<
  Env,
  'embedded' | 'MEDIA_BASE' | 'CONTENT_LAKE_URL' | 'SANITY_PROJECT_ID' | 'SANITY_DATASET'
>

const patienceMs = 2000
const mostBytes = 4 * 1024 * 1024

/** Origin asked for pictures in place of the Content Lake's, where that is hosted. */
export const pictureCdn = ({ embedded, MEDIA_BASE }: Pick<Where, 'embedded' | 'MEDIA_BASE'>) =>
  embedded ? undefined : (MEDIA_BASE ?? 'https://cdn.sanity.io')

/**
 * A picture of the Content Lake, about `width` pixels wide, for what is drawn on the server; a drawing (SVG) as it is.
 * @throws where it cannot be had within two seconds
 */
export async function pictureBytes(env: Where, image: ImageValue, width: number): Promise<Buffer> {
  const { pathname, search } = new URL(mediaUrl(image, { width }), 'http://media')
  const name = pathname.slice(pathname.lastIndexOf('/') + 1)
  const base = (pictureCdn(env) ?? env.CONTENT_LAKE_URL).replace(/\/+$/, '')
  const address = `${base}/images/${env.SANITY_PROJECT_ID}/${env.SANITY_DATASET}/${name}${search}`
  const answer = await fetch(address, { signal: AbortSignal.timeout(patienceMs) })
  if (!answer.ok) throw new Error(`${address} was answered ${answer.status}.`)
  const bytes = Buffer.from(await answer.arrayBuffer())
  if (bytes.length > mostBytes) throw new Error(`${address} is larger than ${mostBytes} bytes.`)
  return bytes
}
