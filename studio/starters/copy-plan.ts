import { getDraftId, getPublishedId } from '@sanity/client/csm'
import { blockOf, documents } from '../../blocks/registry.schema.ts'
import { contentOf, counterpart, type Doc, titleOf, type Versions } from './documents.ts'
import { blockAt, referencesIn, retargeted, type Step, stringsIn, type Target } from './references.ts'

/** What a reference leads to in the copy: the other site's own document (`theirs`), a copy of it, or nothing. */
export type Outcome = 'theirs' | 'copy' | 'leave'

export interface PlannedReference {
  id: string
  type: string
  title: string
  outcome: Outcome
  /** False if the other site has its own document, or if the document no longer exists. */
  choice: boolean
  /** Where it is used, as editors read it: "block 3, Hero". */
  places: string[]
}

export interface CopyPlan {
  /** Drafts to create, the page first. */
  documents: Doc[]
  references: PlannedReference[]
  /** Ids of documents that have to be read before the plan is complete. */
  unread: string[]
  /** What an editor has to look at on the other site before publishing. */
  attention: string[]
}

export interface CopyInput {
  page: Doc
  title: string
  path: string
  /** Id of the other site's document. */
  site: string
  siteName: string
  /** Documents that the page refers to, by published id; one that no longer exists has no value. */
  sources: ReadonlyMap<string, Doc | undefined>
  /** Documents of the other site. */
  there: ReadonlyMap<string, Versions>
  choices: Readonly<Record<string, Outcome>>
  /** Id of the copy of a document; the same on every call. */
  newId(sourceId: string): string
  /** Texts that identify the page's own site: name, phone, email. */
  ownWords: readonly string[]
}

const copiedWithPage = new Set(
  documents.filter(({ studio }) => studio.copiedWithPage).map(({ type }) => type.name),
)

/** Where in a document a path leads, as editors read it: "block 3, Call to action", "the title". */
export function placeIn(doc: Doc, path: readonly Step[]): string {
  const found = blockAt(doc, path)
  if (!found) return path[0] === 'seo' ? 'search engines and sharing' : `the ${String(path[0])}`
  const type = String(found.block._type)
  return `block ${found.index + 1}, ${blockOf(type)?.schema.title ?? type}`
}

const among = (doc: Doc, page: Doc) => (doc === page ? '' : `${titleOf(doc)}: `)

/** Plans the copy of a page to another site: the drafts to create, and what is left for the editor to decide. */
export function planCopy(input: CopyInput): CopyPlan {
  const { page, sources, there, choices, newId, site } = input
  const pageId = getPublishedId(page._id)
  const planned = new Map<string, PlannedReference>()
  const targets = new Map<string, Target>([
    [pageId, { id: newId(pageId), type: page._type, published: false }],
  ])
  const copied: Doc[] = [page]
  for (const doc of copied)
    for (const { id, path } of referencesIn(contentOf(doc))) {
      if (id === pageId) continue
      const place = among(doc, page) + placeIn(doc, path)
      const known = planned.get(id)
      if (known) {
        if (!known.places.includes(place)) known.places.push(place)
        continue
      }
      const reference = decide(id)
      planned.set(id, { ...reference, places: [place] })
      const source = sources.get(id)
      if (reference.outcome === 'copy' && source) copied.push(source)
    }

  function decide(id: string): Omit<PlannedReference, 'places'> {
    const source = sources.get(id)
    if (!source)
      return { id, type: 'unknown', title: 'A document that is gone', outcome: 'leave', choice: false }
    const named = { id, type: source._type, title: titleOf(source) }
    const own = counterpart(source, there)
    if (own) {
      targets.set(id, { id: own.id, type: source._type, published: Boolean(own.published) })
      return { ...named, outcome: 'theirs', choice: false }
    }
    const wanted = choices[id] ?? (copiedWithPage.has(source._type) ? 'copy' : 'leave')
    if (wanted === 'copy') targets.set(id, { id: newId(id), type: source._type, published: false })
    return { ...named, outcome: wanted === 'copy' ? 'copy' : 'leave', choice: true }
  }

  const documents = copied.map((doc) => ({
    ...(retargeted(contentOf(doc), (id) => targets.get(id)) as { _type: string }),
    _id: getDraftId(newId(getPublishedId(doc._id))),
    tenant: { _type: 'reference', _ref: site },
    ...(doc === page && { title: input.title, path: { _type: 'slug', current: input.path } }),
  }))
  const references = [...planned.values()]
  const unread = references.map(({ id }) => id).filter((id) => !sources.has(id))
  return { documents, references, unread, attention: attentionOf(input, copied, references) }
}

function attentionOf({ page, siteName, ownWords }: CopyInput, copied: Doc[], references: PlannedReference[]) {
  const left = references
    .filter(({ outcome }) => outcome === 'leave')
    .flatMap(({ title, places }) =>
      places.map(
        (place) => `${upperFirst(place)}: "${title}" is taken out. Choose something of ${siteName}.`,
      ),
    )
  const drafts = references
    .filter(({ outcome }) => outcome === 'copy')
    .map(({ title }) => `"${title}" is copied as a draft. Look at it and publish it before the page.`)
  const mentions = copied.flatMap((doc) =>
    stringsIn(contentOf(doc)).flatMap(({ path, text }) => {
      const word = ownWords.find((own) => own && text.includes(own))
      return word ? [`${upperFirst(among(doc, page) + placeIn(doc, path))}: the words name "${word}".`] : []
    }),
  )
  return [...new Set([...left, ...drafts, ...mentions])]
}

const upperFirst = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)
