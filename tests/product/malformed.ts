import fc from 'fast-check'
import { fileRequests } from './malformed-files.ts'

/** Where a site takes a POST: JSON at an address of its own, or the form of a page. */
export interface Door {
  path: string
  /** Fields that it knows. */
  names: readonly string[]
  /** Of a page's form: what lets it in. */
  token?: string
  headers?: Record<string, string>
}

export interface Malformed {
  door: Door
  headers: Record<string, string>
  body: Buffer
}

/** Longer than a body may be, now and then. */
const long = fc.integer({ min: 100, max: 80_000 }).map((length) => 'x'.repeat(length))
const nested = fc
  .tuple(fc.constantFrom('[', '{"a":'), fc.integer({ min: 10, max: 20_000 }))
  .map(([open, depth]) => open.repeat(depth) + (open === '[' ? ']' : '0}').repeat(depth))

/** Text that trips code up: control letters, halves of pairs, markup, directions, quotes of SQL and paths. */
const words = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom(
    ...[
      '\u0000',
      'a\u0000b',
      '\ud800',
      '\udc00\ud800',
      '\ufeff',
      '\u202e',
      '\u2028',
      '\r\nx: y',
      '%00',
      '%zz',
    ],
    ...["'; drop table leads; --", '<script>alert(1)</script>', '../../etc/passwd', '__proto__', '{{7*7}}'],
    ...['1e999', '-0', '9007199254740993', 'NaN', '0x10', ' ', '9999-99-99', '2026-02-30T25:61', '{}', '[]'],
  ),
)
const text = fc.oneof({ weight: 30, arbitrary: words }, { weight: 1, arbitrary: long })

/** Such texts, for a form with nothing else wrong with it. */
export const hostileTexts = (count: number, seed: number) => fc.sample(words, { numRuns: count, seed })

const keys = fc.constantFrom(
  ...['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'length', '', '0', 'then'],
)
const json = fc.oneof(
  text,
  fc.constantFrom(null, true, false, 0, -1, 1e308, 2 ** 53, 0.1),
  fc.jsonValue({ maxDepth: 4 }),
  fc.array(text, { maxLength: 4 }),
  fc.dictionary(fc.oneof(keys, text), text, { maxKeys: 4 }),
)
/** No address of a mail, so that no form that asks for one can be taken. */
const noMail = json.map((value) => JSON.parse(JSON.stringify(value ?? null).replaceAll('@', 'a')))

const mutated = (names: readonly string[]) =>
  fc
    .tuple(fc.dictionary(fc.oneof(fc.constantFrom(...names), keys, text), json, { maxKeys: 12 }), noMail)
    .map(([fields, email]) => {
      const lines = Object.entries(fields).filter(([name]) => name !== 'email')
      return [...lines, ['email', email] as const]
    })

const objectText = (lines: readonly (readonly [string, unknown])[]) =>
  // Not of an object: a line called `__proto__` would be lost.
  `{${lines.map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`).join(',')}}`

const bytes = (of: fc.Arbitrary<string>) => of.map((words) => Buffer.from(words))
const utf16 = (of: fc.Arbitrary<string>) => of.map((words) => Buffer.from(words, 'utf16le'))
const broken = (of: fc.Arbitrary<string>) =>
  fc.tuple(of, fc.nat(), fc.constantFrom(0x80, 0xff, 0xc0, 0x00)).map(([words, at, byte]) => {
    const body = Buffer.from(words)
    if (body.length > 0) body[at % body.length] = byte
    return body
  })
const cut = (of: fc.Arbitrary<string>) =>
  fc.tuple(of, fc.nat()).map(([words, at]) => Buffer.from(words.slice(0, at % (words.length || 1))))

const headerText = fc.oneof(
  fc.string({ unit: 'binary-ascii', maxLength: 60 }),
  fc.constantFrom('-1', '99999999999999999999', 'a.b.c', '0', 'NaN'),
)

function jsonRequests(door: Door): fc.Arbitrary<Malformed> {
  const object = mutated(door.names).map(objectText)
  const body = fc.oneof(
    { weight: 5, arbitrary: bytes(object) },
    bytes(noMail.map((value) => JSON.stringify(value))),
    bytes(nested),
    utf16(object),
    broken(object),
    cut(object),
  )
  const type = fc.oneof(
    { weight: 8, arbitrary: fc.constant('application/json') },
    fc.constantFrom(
      ...['application/json; charset=utf-16', 'text/plain', 'application/x-www-form-urlencoded', ''],
      ...['multipart/form-data', 'application/json;charset="', 'APPLICATION/JSON'],
    ),
  )
  const more = fc.option(
    fc.dictionary(
      fc.constantFrom('x-form-token', 'x-form-step', 'x-lead-proof', 'idempotency-key', 'referer'),
      headerText.map((value) => value.replace(/[^ -~]/g, '?').trim()),
      { maxKeys: 3 },
    ),
    { nil: {} },
  )
  return fc.tuple(body, type, more).map(([sent, contentType, headers]) => ({
    door,
    headers: { ...door.headers, ...headers, 'content-type': contentType },
    body: sent,
  }))
}

const said = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))
const encoded = (value: string) => encodeURIComponent(Buffer.from(value).toString())

function formRequests(door: Door): fc.Arbitrary<Malformed> {
  const fields = mutated([...door.names, '_step', '_proof', 'lead_id', '_submission']).map((lines) => [
    ['_form', door.token!] as const,
    ...lines.map(([name, value]) => [name, said(value)] as const),
  ])
  const plain = fields.map((lines) => lines.map((line) => line.map(encoded).join('=')).join('&'))
  const boundary = 'forecourt-boundary'
  const parts = fields.map(
    (lines) =>
      `${lines
        .map(([name, value]) => {
          const quoted = encoded(name).slice(0, 200)
          const file = value.length % 7 === 3 ? `; filename="${quoted}.png"` : ''
          return `--${boundary}\r\ncontent-disposition: form-data; name="${quoted}"${file}\r\n\r\n${value}\r\n`
        })
        .join('')}--${boundary}--\r\n`,
  )
  const urlencoded = 'application/x-www-form-urlencoded'
  const multipart = `multipart/form-data; boundary=${boundary}`
  const of = (type: string, body: fc.Arbitrary<Buffer>) => body.map((sent) => [type, sent] as const)
  return fc
    .oneof(
      { weight: 5, arbitrary: of(urlencoded, bytes(plain)) },
      { weight: 4, arbitrary: of(multipart, bytes(parts)) },
      of(urlencoded, broken(plain)),
      of(multipart, broken(parts)),
      of(multipart, cut(parts)),
      of('multipart/form-data; boundary=another', bytes(parts)),
      of('multipart/form-data', bytes(parts)),
      of('text/plain', bytes(plain)),
      of(urlencoded, bytes(text)),
    )
    .chain(([type, body]) =>
      fc.constantFrom('text/html', 'application/json').map((accept) => ({
        door,
        headers: { ...door.headers, 'content-type': type, accept },
        body,
      })),
    )
}

const requestsOf = (door: Door) =>
  fc.oneof({ weight: 3, arbitrary: door.token ? formRequests(door) : jsonRequests(door) }, fileRequests(door))

/** Requests that none of these doors may take, the same ones for the same seed, in turns. */
export function malformed(doors: readonly Door[], count: number, seed: number): Malformed[] {
  const each = Math.ceil(count / doors.length)
  return doors
    .map((door, index) => fc.sample(requestsOf(door), { numRuns: each, seed: seed + index }))
    .flatMap((requests) => requests.map((request, turn) => ({ request, turn })))
    .sort((one, other) => one.turn - other.turn)
    .map(({ request }) => request)
    .slice(0, count)
}
