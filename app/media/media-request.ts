import { z } from 'zod'
import { widest } from './widest.ts'

const imageName = /^[A-Za-z0-9]{16,64}-\d{1,5}x\d{1,5}\.(jpg|jpeg|png|gif|webp|avif|svg|tif|tiff|heic)$/
const documentName = /^[A-Za-z0-9]{16,64}\.[a-z0-9]{1,10}$/

const whole = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d{1,5}$/)
    .transform(Number)
    .pipe(z.number().min(least).max(most))
const fraction = z
  .string()
  .regex(/^(0|1|0?\.\d{1,10}|1\.0+)$/)
  .transform(Number)
const side = z.enum(['top', 'bottom', 'left', 'right', 'center', 'entropy', 'focalpoint'])

const parameters = z
  .object({
    w: whole(1, widest),
    h: whole(1, widest),
    q: whole(1, 100),
    rect: z.string().regex(/^\d{1,5},\d{1,5},[1-9]\d{0,4},[1-9]\d{0,4}$/),
    fit: z.enum(['clip', 'crop', 'fill', 'fillmax', 'max', 'min', 'scale']),
    auto: z.literal('format'),
    fm: z.enum(['jpg', 'pjpg', 'png', 'webp']),
    dpr: z
      .string()
      .regex(/^[1-3](\.\d{1,2})?$/)
      .transform(Number)
      .pipe(z.number().max(3)),
    crop: side,
    'fp-x': fraction,
    'fp-y': fraction,
  })
  .partial()
  .refine(({ w = 1, h = 1, dpr = 1 }) => Math.max(w, h) * dpr <= widest, {
    message: `the picture would be larger than ${widest} pixels`,
  })

const names = Object.keys(parameters.shape)

type Parameters = z.output<typeof parameters>

const upTo = (step: number, value: number) => Math.ceil(value / step - 1e-9) * step
/** Small icons as they are, larger pictures within 6 %. */
const sideUp = (pixels: number) => upTo(pixels > 256 ? 16 : 4, pixels)

/**
 * What is made in place of what is asked for: the next size up, in the same shape. Whoever counts up the parameters of one
 * picture makes the server draw a few, not thousands.
 */
function inSteps({ w, h, q, dpr, 'fp-x': x, 'fp-y': y, ...rest }: Parameters): Parameters {
  const width = w && sideUp(w)
  const height = h && (w && width ? Math.max(1, Math.round((h * width) / w)) : sideUp(h))
  const hundredths = (part: number | undefined) => part && Math.round(part * 100) / 100
  return {
    ...rest,
    w: width,
    h: height && Math.min(widest, height),
    q: q && upTo(5, q),
    dpr: dpr && upTo(0.5, dpr),
    'fp-x': hundredths(x),
    'fp-y': hundredths(y),
  }
}

export interface MediaRequest {
  kind: 'images' | 'files'
  name: string
  extension: string
  /** In a fixed order, so that two ways of asking for one picture are one. */
  query: string
  /** The picture's format may follow what the browser takes. */
  negotiated: boolean
  download: boolean
}

type MediaRefusal = { status: 400 | 404; text: string }

/** What an address under `/media` asks for; undefined where it is not one of ours. */
export function readMediaAddress(address: string): MediaRequest | MediaRefusal | undefined {
  const [path = '', search = ''] = address.split(/\?(.*)/s, 2)
  const [, kind, name = ''] = /^\/media\/(images|files)\/([^/]+)$/.exec(path) ?? []
  if (kind !== 'images' && kind !== 'files') return undefined
  if (!(kind === 'images' ? imageName : documentName).test(name))
    return { status: 404, text: 'There is no such file.' }
  const asked = new URLSearchParams(search)
  const extension = name.split('.').at(-1) ?? ''
  const download = asked.has('dl')
  if (kind === 'files') return { kind, name, extension, query: '', negotiated: false, download }

  if (names.some((key) => asked.getAll(key).length > 1))
    return { status: 400, text: 'Give each picture parameter once.' }
  const given = Object.fromEntries(names.flatMap((key) => (asked.has(key) ? [[key, asked.get(key)]] : [])))
  const parsed = parameters.safeParse(given)
  if (!parsed.success) {
    const issue = parsed.error.issues[0]
    return {
      status: 400,
      text: `Wrong picture parameter ${issue?.path.join('.') ?? ''}: ${issue?.message ?? ''}.`,
    }
  }
  // A drawing is the same at every size; only a format of pixels makes something of the rest.
  const query = new URLSearchParams()
  const made: Record<string, unknown> = inSteps(parsed.data)
  if (extension !== 'svg' || parsed.data.fm)
    for (const key of names) if (made[key] !== undefined) query.set(key, String(made[key]))
  const negotiated = query.has('auto') && !query.has('fm')
  return { kind, name, extension, query: query.toString().replaceAll('%2C', ','), negotiated, download }
}
