import fc from 'fast-check'
import type { Door, Malformed } from './malformed.ts'

const boundary = 'forecourt-boundary'
const disposition = (more: string) => `content-disposition: form-data${more}`

/** Heads of parts: of files and fields, and such as no browser writes. */
const heads = (names: readonly string[]) =>
  fc.oneof(
    {
      weight: 6,
      arbitrary: fc
        .tuple(
          fc.constantFrom(...names, 'Photos', 'json', '__proto__', ''),
          fc.constantFrom(
            'car.jpg',
            '../../x.php',
            '',
            'a\u202egpj.exe',
            'x'.repeat(300),
            '\u0000',
            '%00.pdf',
          ),
          fc.constantFrom('image/jpeg', 'text/html', 'application/pdf', 'nonsense', ''),
        )
        .map(
          ([name, file, type]) =>
            `${disposition(`; name="${name}"; filename="${file}"`)}\r\ncontent-type: ${type}`,
        ),
    },
    { weight: 3, arbitrary: fc.constantFrom(...names).map((name) => disposition(`; name="${name}"`)) },
    fc.constantFrom(
      ...[
        '',
        'x',
        'content-type: image/jpeg',
        disposition(''),
        disposition('; name='),
        disposition('; name="a'),
      ],
      ...[
        disposition('; filename="x.jpg"'),
        disposition(`; name="${'x'.repeat(6000)}"`),
        'content-disposition: a; name="b"',
      ],
      ...[`${disposition('; name="a"')}\ncontent-type: x`, `x${': y\r\nx'.repeat(2000)}: y`],
    ),
  )

const large = Buffer.alloc(300_000, 1)
const huge = Buffer.alloc(11_000_000, 1)
const start = (...bytes: number[]) => Buffer.from(bytes)

/** What stands in a part: files cut short, of another kind, and larger than a field or a form may be. */
const contents = fc.oneof(
  { weight: 40, arbitrary: fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)) },
  {
    weight: 40,
    arbitrary: fc.constantFrom(
      ...[start(0xff, 0xd8, 0xff), start(0x89, 0x50, 0x4e, 0x47), start(0x4d, 0x5a), start(0, 0, 0, 0x18)],
      ...[
        '%PDF-',
        '<svg onload="x">',
        'RIFF....WEBP',
        '{}',
        '[',
        `--${boundary}`,
        `\r\n--${boundary}--`,
        '',
      ].map((text) => Buffer.from(text)),
    ),
  },
  { weight: 3, arbitrary: fc.constant(large) },
  { weight: 1, arbitrary: fc.constant(huge) },
)

const bodies = (names: readonly string[], before: Buffer) =>
  fc
    .tuple(
      fc.array(fc.tuple(heads(names), contents), { maxLength: 5 }),
      fc.constantFrom('--', '', '--\r\nepilogue', 'x', '-'),
      fc.constantFrom(1, 1, 1, 1, 200),
    )
    .map(([parts, end, times]) => {
      const small = parts.filter(([, content]) => times === 1 || content.length < 1000)
      const repeated = Array.from({ length: times }, () => small).flat()
      return Buffer.concat([
        before,
        ...repeated.flatMap(([head, content]) => [
          Buffer.from(`--${boundary}\r\n${head}\r\n\r\n`),
          content,
          Buffer.from('\r\n'),
        ]),
        Buffer.from(`--${boundary}${end}\r\n`),
      ])
    })

/** Bodies with files that none of these doors may take. */
export function fileRequests(door: Door): fc.Arbitrary<Malformed> {
  const token = door.token
    ? Buffer.from(`--${boundary}\r\n${disposition('; name="_form"')}\r\n\r\n${door.token}\r\n`)
    : Buffer.alloc(0)
  const types = fc.constantFrom(
    ...Array.from({ length: 8 }, () => `multipart/form-data; boundary=${boundary}`),
    ...[`multipart/form-data; boundary="${boundary}"`, 'multipart/form-data; boundary=other'],
    ...['multipart/form-data', 'multipart/form-data; boundary=', `multipart/mixed; boundary=${boundary}`],
  )
  return fc
    .tuple(
      fc.oneof(
        { weight: 4, arbitrary: bodies(door.names, token) },
        bodies(door.names, Buffer.from('preamble\r\n')),
      ),
      types,
      fc.option(fc.nat(), { nil: undefined, freq: 4 }),
      fc.constantFrom('text/html', 'application/json'),
    )
    .map(([body, type, cut, accept]) => ({
      door,
      headers: { ...door.headers, 'content-type': type, accept },
      body: cut === undefined ? body : body.subarray(0, cut % (body.length || 1)),
    }))
}
