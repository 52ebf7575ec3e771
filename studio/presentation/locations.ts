import type { DocumentLocationResolver } from 'sanity/presentation'
import { apiVersion } from '../../schemas/rules.ts'
import { siteOriginParts } from '../config/environment.ts'
import { locationsParams, locationsQuery } from './locations-query.ts'

const listen = `*[_id in [$id, "drafts." + $id] || _type in ["page", "pageTemplate", "sharedBlock", "navigation"]]`

/** Every page on which a document stands, on its own site, as drafts have it. */
export const locations: DocumentLocationResolver = ({ id, type }, { documentStore }) => {
  const fetch = locationsQuery(type)
  if (!fetch) return null
  const options = { apiVersion, perspective: 'drafts' as const, tag: 'locations' }
  return documentStore.listenQuery({ fetch, listen }, locationsParams(type, id, siteOriginParts), options)
}
