import { Router } from 'express'
import type { LakeContext } from '../context.ts'
import type { Lake } from '../lake.ts'
import { documentAt, documentEvents, documentTransactions, lastRevisions } from '../store/history.ts'
import { checkDataset, route, searchOf, signedIn, VERSION, wholeNumber } from './request.ts'

const LIMIT = 1_000

/** `/data/history/*`, for the Studio's History and Review changes. */
export function historyRoutes(ctx: LakeContext, lake: Lake): Router {
  const router = Router({ mergeParams: true })
  const base = `${VERSION}/data/history/:dataset`

  router.get(
    `${base}/transactions/:ids`,
    route(async (req, res) => {
      checkDataset(ctx, req)
      const permit = ctx.permit(await signedIn(ctx, req))
      const search = searchOf(req)
      const transactions = await documentTransactions(lake.pool, lake.dataset, permit, {
        ids: (req.params.ids ?? '').split(',').filter(Boolean),
        from: search.get('fromTransaction'),
        to: search.get('toTransaction'),
        fromTime: search.get('fromTime'),
        toTime: search.get('toTime'),
        authors: (search.get('authors') ?? '').split(',').filter(Boolean),
        limit: Math.min(wholeNumber(search, 'limit') ?? 100, LIMIT),
        reverse: search.get('reverse') === 'true',
        content: search.get('excludeContent') !== 'true',
        mendoza: search.get('effectFormat') === 'mendoza',
      })
      res.type('application/x-ndjson')
      res.send(transactions.map((transaction) => `${JSON.stringify(transaction)}\n`).join(''))
    }),
  )

  router.get(
    `${base}/documents/:ids`,
    route(async (req, res) => {
      checkDataset(ctx, req)
      const permit = ctx.permit(await signedIn(ctx, req))
      const search = searchOf(req)
      const ids = (req.params.ids ?? '').split(',').filter(Boolean)
      const moment = { revision: search.get('revision'), time: search.get('time') }
      const found =
        search.get('lastRevision') === 'true'
          ? await lastRevisions(lake.pool, lake.dataset, ids)
          : await Promise.all(ids.map((id) => documentAt(lake.pool, lake.dataset, id, moment)))
      res.json({ documents: found.filter((doc) => doc !== null && permit.may('read', doc)) })
    }),
  )

  router.get(
    `${base}/events/documents/:id`,
    route(async (req, res) => {
      checkDataset(ctx, req)
      const permit = ctx.permit(await signedIn(ctx, req))
      const search = searchOf(req)
      const id = req.params.id ?? ''
      const limit = Math.min(wholeNumber(search, 'limit') ?? 100, LIMIT)
      const { events, nextCursor } = await documentEvents(
        lake.pool,
        lake.dataset,
        permit,
        id,
        limit,
        wholeNumber(search, 'nextCursor'),
      )
      res.json({ events: { [id]: events }, nextCursor })
    }),
  )

  return router
}
