import { useEffect, useState } from 'react'
import { type SanityClient, useClient } from 'sanity'
import { documentTypes, schemaTypes } from '../../blocks/registry.schema.ts'
import { apiVersion } from '../../schemas/rules.ts'
import { readFacts, type SiteFacts } from './facts.ts'
import { factsQuery } from './facts-query.ts'
import { publishedId } from './finding.ts'

const query = factsQuery(documentTypes, schemaTypes)

/** Reads what the rules need to know of the site to check the document `id`. */
export async function fetchFacts(
  client: SanityClient,
  site: string,
  id: string,
  type: string,
): Promise<SiteFacts> {
  const params = { site, id, page: type === 'page' }
  return readFacts(await client.fetch(query, params, { perspective: 'raw' }))
}

/** Every key press of another editor sends an event: the facts are read again at most once in this time, in milliseconds. */
const pauseMs = 1500

type Watcher = (facts: SiteFacts) => void

/** The facts for one open document: read once for all components that use them, and again when the site changes. */
function openFacts(client: SanityClient, site: string, id: string, type: string) {
  const watchers = new Set<Watcher>()
  let known: SiteFacts | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let end = () => {}

  async function read() {
    timer = undefined
    const facts = await fetchFacts(client, site, id, type).catch(() => undefined)
    if (!facts || watchers.size === 0) return
    known = facts
    for (const watcher of watchers) watcher(facts)
  }

  function begin() {
    void read()
    const params = { site, types: documentTypes.map(({ name }) => name) }
    const changes = client
      .listen('*[tenant._ref == $site && _type in $types]', params, {
        includeResult: false,
        includeMutations: false,
        visibility: 'query',
      })
      .subscribe({
        next: (event) => {
          const { documentId } = event as { documentId?: string }
          const own = documentId && publishedId(documentId) === id
          // Edits of the open document itself are checked without new facts, unless it is the site: its colours and
          // settings are facts.
          if (documentId && (!own || id === site)) timer ??= setTimeout(read, pauseMs)
        },
        error: () => {},
      })
    end = () => {
      changes.unsubscribe()
      clearTimeout(timer)
      timer = undefined
      known = undefined
    }
  }

  return {
    watch(watcher: Watcher) {
      watchers.add(watcher)
      if (known) watcher(known)
      if (watchers.size === 1) begin()
      return () => {
        watchers.delete(watcher)
        if (watchers.size === 0) end()
      }
    },
  }
}

const open = new Map<string, ReturnType<typeof openFacts>>()

/** The facts for a document; undefined until they have been read. */
export function useSiteFacts(site: string | undefined, id: string, type: string): SiteFacts | undefined {
  const client = useClient({ apiVersion })
  const [known, setKnown] = useState<{ key: string; facts: SiteFacts }>()
  const key = `${site} ${id}`
  useEffect(() => {
    if (!site) return
    const facts = open.get(key) ?? openFacts(client, site, id, type)
    open.set(key, facts)
    return facts.watch((found) => setKnown({ key, facts: found }))
  }, [client, site, id, type, key])
  return known?.key === key ? known.facts : undefined
}
