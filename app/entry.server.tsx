import type { AppLoadContext, EntryContext } from '@remix-run/node'
import type { Feature } from '#app/page/feature.ts'
import { pageKinds } from '#blocks/registry.pages.ts'
import { schemaTypes } from '#blocks/registry.schema.ts'
import { blocks } from '#blocks/registry.server.ts'
import { switches } from '#blocks/registry.settings.ts'
import { renderDocument } from './site/render.server.tsx'
import { openSite, type SiteProcess } from './site/site.server.ts'

const features = import.meta.glob<Feature>('./*/feature.server.ts', { eager: true, import: 'default' })

/** All that the sites are made of, as the rooms and block folders declare it. */
export const parts = { blocks, pageKinds, schemaTypes, switches, features: Object.values(features) }

/** Opens the sites for a process that serves them. */
export const createSite = (process: SiteProcess) => openSite(parts, process)

export default function handleRequest(
  request: Request,
  _status: number,
  _headers: Headers,
  _remix: EntryContext,
  context: AppLoadContext,
) {
  return renderDocument(request, context)
}
