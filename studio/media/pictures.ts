import { useEffect, useState } from 'react'
import { type SanityClient, useClient } from 'sanity'
import { apiVersion } from '../../schemas/rules.ts'

/** A picture an editor may choose. */
export interface Choice {
  assetId: string
  url: string
  /** Name under Media, or the alternative text it was used with. */
  words: string
}

interface Used {
  assetId: string
  words: string
}

const kept = `*[_type == "mediaItem" && tenant._ref == $site && defined(image.asset)] | order(_createdAt desc)[0...500]{
  "assetId": image.asset._ref, "words": array::join([title, image.alt, ...coalesce(tags, [])], " · ")
}`

const documents = `*[tenant._ref == $site && _type in ["page", "pageTemplate", "sharedBlock", "promo"]]
  | order(_updatedAt desc)[0...300]{ blocks, node, "seo": seo.image }`

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** Every picture inside a value, however deep, with its alternative text. */
export function picturesIn(value: unknown): Used[] {
  if (!isRecord(value)) return []
  const { asset, alt } = value
  const own =
    isRecord(asset) && typeof asset._ref === 'string' && asset._ref.startsWith('image-')
      ? [{ assetId: asset._ref, words: typeof alt === 'string' ? alt : '' }]
      : []
  return [...own, ...Object.values(value).flatMap(picturesIn)]
}

/** The pictures kept under Media of a site, then those its pages use. No other site's. */
async function readChoices(client: SanityClient, site: string, signal: AbortSignal): Promise<Choice[]> {
  const options = { perspective: 'drafts', signal } as const
  const [media, used] = await Promise.all([
    client.fetch<Used[]>(kept, { site }, options),
    client.fetch<unknown[]>(documents, { site }, options),
  ])
  const byAsset = new Map<string, string>()
  for (const { assetId, words } of [...media, ...used.flatMap(picturesIn)])
    byAsset.set(assetId, byAsset.get(assetId) || words)
  const assets = await client.fetch<{ _id: string; url: string }[]>(
    '*[_id in $ids]{_id, url}',
    { ids: [...byAsset.keys()] },
    { signal },
  )
  const urls = new Map(assets.map(({ _id, url }) => [_id, url]))
  return [...byAsset].flatMap(([assetId, words]) => {
    const url = urls.get(assetId)
    return url ? [{ assetId, url, words }] : []
  })
}

/** `choices` is undefined until they are read. */
export function useChoices(site: string | undefined): { choices?: Choice[]; failed?: boolean } {
  const client = useClient({ apiVersion })
  const [found, setFound] = useState<{ choices?: Choice[]; failed?: boolean }>({})
  useEffect(() => {
    if (!site) return
    const abort = new AbortController()
    readChoices(client, site, abort.signal)
      .then((choices) => setFound({ choices }))
      .catch(() => abort.signal.aborted || setFound({ failed: true }))
    return () => abort.abort()
  }, [client, site])
  return found
}
