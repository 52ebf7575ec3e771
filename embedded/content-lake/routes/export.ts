import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Router } from 'express'
import type { Permit } from '../auth/grants.ts'
import type { LakeContext } from '../context.ts'
import type { Lake } from '../lake.ts'
import { type ReadAll, readAll } from '../store/read-all.ts'
import { checkDataset, route, searchOf, signedIn, VERSION } from './request.ts'

const PAGE = 1_000

/**
 * `/data/export/:dataset`: every document as a line of JSON, drafts and assets included, as `@sanity/export` reads it.
 * A person who is limited gets what that person may see. `types` selects types. With `nextCursor` (empty at first) a
 * page at a time is returned, whose last line has the next cursor.
 */
export function exportRoutes(ctx: LakeContext, lake: Lake): Router {
  const router = Router({ mergeParams: true })

  router.get(
    `${VERSION}/data/export/:dataset`,
    route(async (req, res) => {
      checkDataset(ctx, req)
      const permit = ctx.permit(await signedIn(ctx, req))
      const search = searchOf(req)
      const types = search.get('types')?.split(',').filter(Boolean)
      const cursor = search.get('nextCursor')
      const limit = cursor === null ? undefined : PAGE
      const wanted = { ...(types?.length && { types }), ...(cursor && { after: cursor }), limit }
      res.type('application/x-ndjson')
      await pipeline(Readable.from(lines(lake, permit, wanted)), res)
    }),
  )
  return router
}

async function* lines(lake: Lake, permit: Permit, wanted: ReadAll) {
  let last = ''
  let count = 0
  try {
    for await (const rows of readAll(lake.pool, lake.dataset, wanted)) {
      count += rows.length
      last = rows.at(-1)?.id ?? last
      const visible = await lake.visible(
        permit,
        rows.map(({ id }) => id),
      )
      yield rows.map(({ id, doc }) => (visible.has(id) ? `${oneLine(doc)}\n` : '')).join('')
    }
  } catch (error) {
    // The status is sent already: only a line can still say that the rest is missing.
    console.error('An export broke off:', error)
    yield `${JSON.stringify({ statusCode: 503, error: 'Service Unavailable', message: 'The export broke off; try again.' })}\n`
    return
  }
  if (wanted.limit !== undefined && count === wanted.limit) yield `${JSON.stringify({ nextCursor: last })}\n`
}

/** A client may have sent JSON with line breaks between its parts, which the column type `json` keeps. */
const oneLine = (doc: string) => (/[\r\n]/.test(doc) ? JSON.stringify(JSON.parse(doc)) : doc)
