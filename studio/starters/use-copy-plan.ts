import { getPublishedId } from '@sanity/client/csm'
import { useEffect, useMemo, useState } from 'react'
import { useClient } from 'sanity'
import { isRecord } from '../../platform/is-record.ts'
import { apiVersion } from '../../schemas/rules.ts'
import { type CopyPlan, type Outcome, planCopy } from './copy-plan.ts'
import { type Doc, titleOf, type Versions } from './documents.ts'
import { freePath } from './paths.ts'
import { readIdentities, readSources } from './read-documents.ts'
import type { OtherSite } from './use-other-sites.ts'

/** What the editor has chosen for one site. */
export interface SiteChoice {
  path?: string
  outcomes: Record<string, Outcome>
}

export interface PlannedSite {
  site: OtherSite
  path: string
  /** Paths of the pages that the site already has. */
  taken: ReadonlySet<string>
  plan: CopyPlan
}

export const pathOf = (doc: Doc) =>
  isRecord(doc.path) && typeof doc.path.current === 'string' ? doc.path.current : ''

const pathsOf = (there: ReadonlyMap<string, Versions>) =>
  new Set(
    [...there.values()].flatMap(({ draft, published }) =>
      [draft, published].flatMap((doc) => (doc?._type === 'page' ? [pathOf(doc)] : [])),
    ),
  )

/** Ids of copies: stable for a document and a site while the dialog is open. */
function newIds() {
  const known = new Map<string, string>()
  return (site: string, sourceId: string) => {
    const key = `${site} ${sourceId}`
    const id = known.get(key) ?? crypto.randomUUID()
    known.set(key, id)
    return id
  }
}

/** The plan for each chosen site; undefined until everything it depends on has been read. */
export function useCopyPlans(
  page: Doc,
  ownWords: readonly string[],
  chosen: readonly OtherSite[],
  choices: Readonly<Record<string, SiteChoice>>,
) {
  const client = useClient({ apiVersion })
  const [sources, setSources] = useState<ReadonlyMap<string, Doc | undefined>>(new Map())
  const [there, setThere] = useState<Readonly<Record<string, ReadonlyMap<string, Versions>>>>({})
  const [failed, setFailed] = useState(false)
  const idOf = useMemo(newIds, [])

  const plans = chosen.map((site): PlannedSite | undefined => {
    const documents = there[site.id]
    if (!documents) return undefined
    const taken = pathsOf(documents)
    const path = choices[site.id]?.path ?? freePath(pathOf(page), taken)
    const plan = planCopy({
      page,
      title: titleOf(page),
      path,
      site: site.id,
      siteName: site.name,
      sources,
      there: documents,
      choices: choices[site.id]?.outcomes ?? {},
      newId: (id) => idOf(site.id, getPublishedId(id)),
      ownWords: ownWords.filter((word) => !site.ownWords.includes(word)),
    })
    return { site, path, taken, plan }
  })

  const unread = [...new Set(plans.flatMap((planned) => planned?.plan.unread ?? []))].sort().join(' ')
  const unknown = chosen
    .map(({ id }) => id)
    .filter((id) => !there[id])
    .join(' ')
  useEffect(() => {
    if (!unread) return
    readSources(client, unread.split(' ')).then(
      (found) => setSources((known) => new Map([...known, ...found])),
      () => setFailed(true),
    )
  }, [client, unread])
  useEffect(() => {
    for (const id of unknown.split(' ').filter(Boolean))
      readIdentities(client, id).then(
        (found) => setThere((known) => ({ ...known, [id]: found })),
        () => setFailed(true),
      )
  }, [client, unknown])

  const ready = !unread && plans.every(Boolean)
  return { plans: ready ? (plans as PlannedSite[]) : undefined, failed }
}
