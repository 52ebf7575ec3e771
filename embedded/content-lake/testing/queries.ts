import fc from 'fast-check'
import type { LakeDocument } from '../context.ts'

const ids = ['a', 'b', 'c', 'd']
const kinds = ['hero', 'text', 'promo']
export const params = { words: ['some', 'words'], wanted: { kind: 'hero' } }

const reference = fc.constantFrom(...ids, 'gone').map((id) => ({ _type: 'reference', _ref: id }))
const optional = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined, freq: 5 })
const keys = fc.constantFrom('k1', 'k2', 'k3', 'k4', "o'dd", 'q"d', 'b\\s', '')
const entry = fc.record(
  {
    _key: optional(keys),
    kind: fc.constantFrom(...kinds),
    heading: fc.string(),
    items: optional(fc.array(fc.record({ _key: keys, text: fc.string() }), { maxLength: 3 })),
    page: optional(reference),
  },
  { requiredKeys: [], noNullPrototype: true },
)
const document = fc.record(
  {
    _id: fc.constantFrom(...ids, ...ids.map((id) => `drafts.${id}`)),
    _type: fc.constantFrom('page', 'site'),
    kind: fc.constantFrom(...kinds),
    rank: fc.integer({ min: 0, max: 3 }),
    title: fc.string(),
    date: fc.constant('2026-11-21T10:00:00Z'),
    "it's a 'name'": fc.string(),
    "odd']name": fc.string(),
    nothing: fc.constant(null),
    settings: fc.record({ label: fc.string(), note: fc.string() }, { noNullPrototype: true }),
    tags: fc.array(fc.string(), { maxLength: 3 }),
    grid: fc.array(fc.array(fc.string(), { maxLength: 2 }), { maxLength: 2 }),
    parent: reference,
    friends: fc.array(reference, { maxLength: 3 }),
    blocks: fc.array(entry, { maxLength: 4 }),
    body: fc.array(
      fc.record({
        _key: keys,
        _type: fc.constant('block'),
        children: fc.array(fc.record({ _key: keys, _type: fc.constant('span'), text: fc.string() }), {
          maxLength: 2,
        }),
      }),
      { maxLength: 2 },
    ),
  },
  { requiredKeys: ['_id', '_type'], noNullPrototype: true },
)

const COMPARED = ['_id', '_type', '_key', '_ref', 'kind', 'date']

/** Makes every text unique, so that equal texts are the same place of the same document. */
function distinct(value: unknown, place: string, name = ''): unknown {
  if (typeof value === 'string') return COMPARED.includes(name) ? value : `${value} ${place}`
  if (Array.isArray(value)) return value.map((item, index) => distinct(item, `${place}/${index}`))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, inner]) =>
      inner === undefined ? [] : [[key, distinct(inner, `${place}/${key}`, key)]],
    ),
  )
}

/** Datasets whose texts are all different, except those that conditions compare. */
export const documents = fc
  .uniqueArray(document, { selector: (doc) => doc._id, maxLength: 8 })
  .map((docs) => docs.map((doc) => distinct(doc, doc._id) as LakeDocument))

const condition = fc.constantFrom(
  'kind == "hero"',
  'kind in ["hero", "text"]',
  'kind == ^.kind',
  'rank > 1',
  'rank in 1..2 || kind != "promo"',
  'defined(kind) && !(kind == "text")',
  'true',
  'references("a")',
  'kind == $wanted.kind',
  'parent->kind == "hero" || rank <= 2',
  'count(*[_type == "site" && kind == ^.kind]) > 0',
)

const filter = fc
  .array(condition, { minLength: 1, maxLength: 2 })
  .map((all) => all.map((one) => `[${one}]`).join(''))

const tail = fc.constantFrom(
  '',
  '',
  ' | order(rank desc, kind asc)',
  ' | order(kind asc)[0...3]',
  '[0..1]',
  '[1...-1]',
  ' | score(kind == "hero", boost(title match "a*", 2)) | order(_score desc)',
)

/** Expressions for an attribute of a projection. */
const expression = (depth: number): fc.Arbitrary<string> => {
  const simple = fc.constantFrom(
    'title',
    'kind',
    'rank',
    'missing',
    'nothing',
    '@.title',
    '^.title',
    '^.^.kind',
    "@[\"it's a 'name'\"]",
    '@["odd\']name"]',
    'settings',
    'settings.label',
    'tags',
    'tags[0]',
    'tags[-1]',
    'tags | order(@ desc)',
    'grid[][0]',
    'grid[]',
    'body',
    'body[].children[].text',
    'pt::text(body)',
    'blocks',
    'blocks[].heading',
    'blocks[].items[].text',
    'blocks[].items[0]',
    'blocks[1..2]',
    'blocks[-1].items',
    'blocks[kind == "hero"].heading',
    'blocks[].page->title',
    'blocks | order(kind asc, heading desc)',
    'blocks + friends',
    'settings + {"label": title}',
    'settings{"more": note, ...}',
    'parent->',
    'parent->title',
    'parent->parent->settings.note',
    'friends[]->title',
    'friends[@->rank > 1]->title',
    'coalesce(missing, settings.note, "none")',
    'select(rank > 1 => title, kind == "hero" => settings.label, tags)',
    'array::compact([missing, title, nothing])',
    'array::unique(tags + tags)',
    '[title, settings.label, "written"]',
    '[...tags, title]',
    'upper(title)',
    'title + "!"',
    'count(blocks)',
    'length(title) * -rank',
    'string::split(title, " ")',
    'dateTime(date) + 60',
    'string(rank)',
    '$words',
    '$words[0]',
    '"written"',
    '{"a": title, "b": {"c": settings.label}}',
    'body[]{..., children[]{text, "up": ^._key}}',
  )
  if (depth === 0) return simple
  const inner = projection(depth - 1)
  return fc.oneof(
    { weight: 2, arbitrary: simple },
    inner.map((shape) => `blocks[]${shape}`),
    inner.map((shape) => `blocks[kind == ^.kind]${shape}`),
    inner.map((shape) => `blocks[0]${shape}`),
    inner.map((shape) => `parent->${shape}`),
    inner.map((shape) => `friends[]->${shape}`),
    inner.map((shape) => `blocks[].page->${shape}`),
    inner.map((shape) => `settings${shape}`),
    inner.map((shape) => `blocks[]{kind == "hero" => ${shape}, ...}`),
    inner.map((shape) => `select(rank > 1 => @${shape}, settings)`),
    fc.tuple(filter, tail, inner).map(([where, end, shape]) => `*${where}${end}${shape}`),
    fc.tuple(filter, inner).map(([where, shape]) => `*${where}[0]${shape}`),
  )
}

function projection(depth: number): fc.Arbitrary<string> {
  const attribute = fc.oneof(
    { weight: 5, arbitrary: expression(depth).map((text) => `: ${text}`) },
    { weight: 1, arbitrary: fc.constantFrom('title', 'kind', '...', '_id', 'blocks[]', 'settings{label}') },
    { weight: 1, arbitrary: fc.constantFrom('...parent->', '...settings', 'rank > 1 => {title}') },
    { weight: 1, arbitrary: expression(0).map((text) => `kind == "hero" => {"own": ${text}}`) },
  )
  return fc
    .array(attribute, { minLength: 1, maxLength: 4 })
    .map(
      (all) => `{${all.map((one, index) => (one.startsWith(':') ? `"n${index}"${one}` : one)).join(', ')}}`,
    )
}

/** Queries over them, with `params`. */
export const query = fc.oneof(
  fc.tuple(filter, tail, projection(2)).map(([where, end, shape]) => `*${where}${end}${shape}`),
  fc.tuple(filter, projection(2)).map(([where, shape]) => `*${where}[0]${shape}`),
  fc.tuple(filter, tail, expression(1)).map(([where, end, text]) => `*${where}${end}{"only": ${text}}.only`),
  fc.tuple(filter, tail).map(([where, end]) => `*${where}${end}`),
  projection(1).map((shape) => `{"all": *${shape}, "words": $words}`),
)
