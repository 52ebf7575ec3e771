import type { SanityClient } from '@sanity/client'
import { didYouMean } from '#platform/near-names.ts'
import { bothIds, draftId, publishedId } from '#values/document-ids.ts'
import type { Archive } from './archive.ts'
import { isAsset, referencesOf, type StoredDocument, siteOf } from './documents.ts'
import { picturesIn } from './pictures.ts'
import { TransferError } from './transfer-error.ts'

/** Documents of the dataset that an import could collide with or refer to, by id. */
export type Present = ReadonlyMap<string, StoredDocument>

/** Reads what the dataset has under the ids of these documents and of what they refer to, drafts and published. */
export async function presentIn(client: SanityClient, documents: StoredDocument[]): Promise<Present> {
  const ids = [
    ...new Set([
      ...documents.flatMap(({ _id }) => [_id, ...bothIds(_id)]),
      ...documents.flatMap((document) => referencesOf(document).flatMap(({ id }) => bothIds(id))),
    ]),
  ]
  const present = new Map<string, StoredDocument>()
  for (let at = 0; at < ids.length; at += 400) {
    const part = ids.slice(at, at + 400)
    const found = await client.fetch<StoredDocument[]>('*[_id in $ids]', { ids: part })
    for (const document of found) present.set(document._id, document)
  }
  return present
}

/**
 * The id of the one site that a file is for; undefined for everything.
 * @throws TransferError when the file holds several sites and none was named
 */
export async function scopeOf(
  client: SanityClient,
  documents: StoredDocument[],
  { tenant, all }: { tenant?: string; all?: boolean },
): Promise<string | undefined> {
  if (all) return undefined
  const sites = documents.filter(({ _type }) => _type === 'site')
  const ids = new Set(documents.flatMap((document) => siteOf(document) ?? []))
  if (tenant) {
    const named = sites.find(({ siteSlug }) => siteSlug === tenant)
    if (named) return publishedId(named._id)
    const query = '*[_type == "site" && defined(siteSlug)]{_id, siteSlug}'
    const present = await client.fetch<{ _id: string; siteSlug: string }[]>(query)
    const found = present.find(({ siteSlug }) => siteSlug === tenant)
    if (found) return publishedId(found._id)
    const known = [...new Set([...sites, ...present].map(({ siteSlug }) => String(siteSlug)))]
    throw new TransferError(
      `Neither the file nor the dataset has a site ${tenant}. ${didYouMean(tenant, known, 'The sites')}`,
    )
  }
  const [only, ...others] = ids
  if (only && others.length === 0) return only
  const names = sites.map(({ siteSlug }) => String(siteSlug))
  throw new TransferError(
    `The file holds ${[...new Set(names)].sort().join(', ') || 'no site'}: use --all to import everything, or export the site that you want.`,
  )
}

/** Documents of another site than `site`, in the file or under one of its ids in the dataset. */
export function siteProblems(
  documents: StoredDocument[],
  present: Present,
  site: string | undefined,
): string[] {
  return documents.flatMap((document) => {
    const { _id, _type } = document
    const own = siteOf(document)
    if (_type === 'site' && own !== publishedId(_id)) return [`${_id} is a site, but belongs to ${own}`]
    if (site && own !== site && !isAsset(document))
      return [`${_id} belongs to ${own ?? 'no site'}, not to ${site}`]
    const there = bothIds(_id).flatMap((id) => present.get(id) ?? [])
    const foreign = there.find((found) => siteOf(found) !== own)
    if (foreign)
      return [
        `${foreign._id} is there already, of ${siteOf(foreign) ?? 'no site'}; the file has it of ${own ?? 'no site'}`,
      ]
    const other = present.get(_id)
    if (other && other._type !== _type)
      return [`${_id} is there already as ${other._type}; the file has a ${_type}`]
    return []
  })
}

/** Sites whose slug the dataset has under another id. */
export async function nameProblems(client: SanityClient, documents: StoredDocument[]): Promise<string[]> {
  const sites = documents.filter(({ _type }) => _type === 'site')
  const names = sites.map(({ siteSlug }) => siteSlug)
  const query = '*[_type == "site" && siteSlug in $names]{_id, siteSlug}'
  const found = await client.fetch<{ _id: string; siteSlug: string }[]>(query, { names })
  return sites.flatMap(({ _id, siteSlug }) => {
    const other = found.find((one) => one.siteSlug === siteSlug && publishedId(one._id) !== publishedId(_id))
    return other ? [`${_id} is the site ${siteSlug}, which ${other._id} is already`] : []
  })
}

/** References that would lead nowhere or into another site. */
export function referenceProblems(documents: StoredDocument[], present: Present): string[] {
  const own = new Map(documents.map((document) => [document._id, document]))
  const at = (id: string) => own.get(id) ?? present.get(id)
  return documents.flatMap((document) =>
    referencesOf(document).flatMap(({ id, weak }) => {
      const target = at(id)
      if (!target && !weak) return [`${document._id} refers to ${id}, which is nowhere`]
      const site = siteOf(document)
      const other = [target, at(draftId(id))].find(
        (one) => one && siteOf(one) !== undefined && siteOf(one) !== site,
      )
      return other && site ? [`${document._id} refers to ${other._id} of ${siteOf(other)}`] : []
    }),
  )
}

/** Pictures and files that documents name and the archive lacks. */
export function pictureProblems(documents: StoredDocument[], files: Archive['files']): string[] {
  return documents.flatMap((document) =>
    [...picturesIn(document, files)].flatMap(({ named, file }) =>
      file ? [] : [`${document._id} names ${named.slice(0, 200)}, which is not in the file`],
    ),
  )
}

/** An export with --raw has asset documents without their files: the dataset must have them already. */
export const rawProblems = (documents: StoredDocument[], present: Present): string[] =>
  documents.flatMap((document) =>
    isAsset(document) && !present.has(document._id)
      ? [
          `${document._id} is an address alone, since the file was made with --raw, and the dataset does not have it`,
        ]
      : [],
  )
