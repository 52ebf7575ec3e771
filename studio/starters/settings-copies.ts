import { useCallback, useEffect, useMemo, useState } from 'react'
import { type ObjectSchemaType, type SanityClient, useClient } from 'sanity'
import { apiVersion } from '../../schemas/rules.ts'
import { contentOf, counterpart, type Doc, type Versions } from './documents.ts'
import { type BlockField, fieldsOf } from './field-kinds.ts'
import { readIdentities, readSources, readVersions } from './read-documents.ts'
import { referencesIn } from './references.ts'
import { type Block, planSettings, type SitePlan } from './settings-plan.ts'
import type { OtherSite } from './use-other-sites.ts'

/** The identifying fields of another site's documents; all fields of the counterpart of `host`. */
async function readThere(client: SanityClient, host: Doc, site: string) {
  const there = await readIdentities(client, site)
  const own = counterpart(host, there)
  const whole = own && (await readVersions(client, own.id))
  return own && whole ? new Map([...there, [own.id, whole] as const]) : there
}

interface Read {
  sources: ReadonlyMap<string, Doc | undefined>
  there: Readonly<Record<string, ReadonlyMap<string, Versions>>>
}

/** The plan of copying a block's settings, for each site; `reload` reads everything again. */
export function useSettingsPlans(
  host: Doc,
  block: Block,
  schemaType: ObjectSchemaType,
  sites: readonly OtherSite[] | undefined,
) {
  const client = useClient({ apiVersion })
  const [read, setRead] = useState<Read>()
  const [failed, setFailed] = useState(false)
  // A snapshot: edits by other people while the dialog is open do not change what is about to be written.
  const [source] = useState({ host, block })
  const fields: BlockField[] = useMemo(() => fieldsOf(schemaType), [schemaType])

  const reload = useCallback(() => {
    if (!sites) return
    const ids = [...new Set(referencesIn(contentOf({ ...source.block, _id: '' })).map(({ id }) => id))]
    Promise.all([
      readSources(client, ids),
      Promise.all(sites.map(async ({ id }) => [id, await readThere(client, source.host, id)] as const)),
    ]).then(
      ([sources, there]) => setRead({ sources, there: Object.fromEntries(there) }),
      () => setFailed(true),
    )
  }, [client, sites, source])
  useEffect(reload, [reload])

  const plans = useMemo(
    () =>
      read &&
      sites?.flatMap((site): SitePlan[] => {
        const there = read.there[site.id]
        if (!there) return []
        return [
          planSettings({
            ...source,
            fields,
            site: site.id,
            siteName: site.name,
            sources: read.sources,
            there,
          }),
        ]
      }),
    [read, sites, source, fields],
  )

  const titles = useMemo(() => {
    const known = new Map<string, Doc | undefined>(read?.sources)
    for (const there of Object.values(read?.there ?? {}))
      for (const [id, { draft, published }] of there) known.set(id, draft ?? published)
    return known
  }, [read])

  return { plans, titles, failed, reload }
}
