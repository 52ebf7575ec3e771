import { useEffect, useState } from 'react'
import { type SanityClient, useClient } from 'sanity'
import { apiVersion } from '../../schemas/rules.ts'

/** A picture an editor may choose. */
export interface Choice {
  assetId: string
  url: string
  /** Name under Media, or the alternative text it was used with. */
  label: string
}

interface Used {
  assetId: string
  label: string
}

const mediaQuery = `*[_type == "mediaItem" && tenant._ref == $site && defined(image.asset)] | order(_createdAt desc)[0...500]{
  "assetId": image.asset._ref, "label": array::join([title, image.alt, ...coalesce(tags, [])], " · ")
}`

const pagesQuery = `*[tenant._ref == $site && _type in ["page", "pageTemplate", "sharedBlock", "promo"]]
  | order(_updatedAt desc)[0...300]{ blocks, node, "seo": seo.image }`

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** Every picture in a value at any depth, with its alternative text. */
export function picturesIn(value: unknown): Used[] {
  if (!isRecord(value)) return []
  const { asset, alt } = value
  const own =
    isRecord(asset) && typeof asset._ref === 'string' && asset._ref.startsWith('image-')
      ? [{ assetId: asset._ref, label: typeof alt === 'string' ? alt : '' }]
      : []
  return [...own, ...Object.values(value).flatMap(picturesIn)]
}

/** The pictures under Media of a site, then those that its pages use. */
async function readChoices(client: SanityClient, site: string, signal: AbortSignal): Promise<Choice[]> {
  const options = { perspective: 'drafts', signal } as const
  const [media, used] = await Promise.all([
    client.fetch<Used[]>(mediaQuery, { site }, options),
    client.fetch<unknown[]>(pagesQuery, { site }, options),
  ])
  const byAsset = new Map<string, string>()
  for (const { assetId, label } of [...media, ...used.flatMap(picturesIn)])
    byAsset.set(assetId, byAsset.get(assetId) || label)
  const assets = await client.fetch<{ _id: string; url: string }[]>(
    '*[_id in $ids]{_id, url}',
    { ids: [...byAsset.keys()] },
    { signal },
  )
  const urls = new Map(assets.map(({ _id, url }) => [_id, url]))
  return [...byAsset].flatMap(([assetId, label]) => {
    const url = urls.get(assetId)
    return url ? [{ assetId, url, label }] : []
  })
}

/** `choices` is undefined until the pictures have been read. */
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
