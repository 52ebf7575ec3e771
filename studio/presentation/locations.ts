import type { DocumentLocationResolver } from 'sanity/presentation'
import { documents } from '../../blocks/registry.schema.ts'
import { holdsBlocks } from '../../schemas/index.ts'
import { apiVersion } from '../../schemas/rules.ts'
import { siteOriginParts } from '../config/environment.ts'
import { locationsParams, locationsQuery } from './locations-query.ts'

const listen = '*[_id in [$id, "drafts." + $id] || _type in $watched]'

/** Types whose changes can add or remove a place where the document is shown. */
const watched = documents
  .filter((document) => holdsBlocks(document) || document.type.name === 'navigation')
  .map(({ type }) => type.name)

/** Every page on which a document is shown, on its own site, drafts included. */
export const locations: DocumentLocationResolver = ({ id, type }, { documentStore }) => {
  const fetch = locationsQuery(type)
  if (!fetch) return null
  const options = { apiVersion, perspective: 'drafts' as const, tag: 'locations' }
  const params = { ...locationsParams(type, id, siteOriginParts), watched }
  return documentStore.listenQuery({ fetch, listen }, params, options)
}
