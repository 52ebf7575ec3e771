import { getDraftId, getPublishedId } from '@sanity/client/csm'
import { blockOf, documents } from '../../blocks/registry.schema.ts'
import { contentOf, counterpart, type Doc, titleOf, type Versions } from './documents.ts'
import { blockAt, redirected, referencesIn, type Step, stringsIn, type Target } from './references.ts'

/** What becomes of a document the page refers to: the other site's own, a copy of it, or nothing. */
export type Outcome = 'theirs' | 'copy' | 'leave'

export interface PlannedReference {
  id: string
  type: string
  title: string
  outcome: Outcome
  /** False where the other site has its own, or where there is nothing left to copy. */
  choice: boolean
  /** Where it is used, in an editor's words. */
  places: string[]
}

export interface CopyPlan {
  /** Drafts to be made, the page first. */
  documents: Doc[]
  references: PlannedReference[]
  /** Documents to be read before the plan is whole. */
  unread: string[]
  /** What somebody has to look at on the other site before publishing. */
  attention: string[]
}

export interface CopyInput {
  page: Doc
  title: string
  path: string
  /** Id of the other site's document. */
  site: string
  siteName: string
  /** Documents of the page's own site that it leads to, by published id; one that is gone without a value. */
  sources: ReadonlyMap<string, Doc | undefined>
  /** Documents of the other site. */
  there: ReadonlyMap<string, Versions>
  choices: Readonly<Record<string, Outcome>>
  /** Id of the copy of a document, the same whenever it is asked. */
  newId(sourceId: string): string
  /** Words that belong to the page's own site: its name, phone and mail. */
  ownWords: readonly string[]
}

const copiedWithPage = new Set(
  documents.filter(({ studio }) => studio.copiedWithPage).map(({ type }) => type.name),
)

/** "block 3, Call to action" or "the title": where in a document a path leads. */
export function placeIn(doc: Doc, path: readonly Step[]): string {
  const found = blockAt(doc, path)
  if (!found) return path[0] === 'seo' ? 'search engines and sharing' : `the ${String(path[0])}`
  const type = String(found.block._type)
  return `block ${found.index + 1}, ${blockOf(type)?.schema.title ?? type}`
}

const among = (doc: Doc, page: Doc) => (doc === page ? '' : `${titleOf(doc)}: `)

/** What copying a page to another site makes there, and what it leaves for a person to decide. */
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
    ...(redirected(contentOf(doc), (id) => targets.get(id)) as { _type: string }),
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
