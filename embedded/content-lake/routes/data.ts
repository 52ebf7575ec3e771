import { json, Router } from 'express'
import { isRecord } from '#platform/is-record.ts'
import type { LakeContext } from '../context.ts'
import { typedError } from '../errors.ts'
import type { Lake } from '../lake.ts'
import { openListener } from '../listen/listener.ts'
import { openLive } from '../listen/live.ts'
import { responseSink } from '../listen/response.ts'
import {
  checkDataset,
  mayWrite,
  perspectiveOf,
  route,
  searchOf,
  signedIn,
  sourceMapAsked,
  truthy,
  urlParams,
  VERSION,
} from './request.ts'

const MAX_QUERY = 300_000
const body = json({ limit: '10mb', type: () => true, strict: false })

/** `/data/*`: queries, documents, writes and streams. */
export function dataRoutes(ctx: LakeContext, lake: Lake): Router {
  const router = Router({ mergeParams: true })
  const at = (path: string) => `${VERSION}/data/${path}/:dataset`

  const query = route(async (req, res) => {
    checkDataset(ctx, req)
    const identity = await signedIn(ctx, req)
    const search = searchOf(req)
    const posted = req.method === 'POST' ? (isRecord(req.body) ? req.body : {}) : null
    const text = posted ? posted.query : search.get('query')
    if (typeof text !== 'string') throw typedError(400, 'httpBadRequest', 'The request has no "query"')
    if (text.length > MAX_QUERY)
      throw typedError(413, 'queryTooLargeError', `A query may have ${MAX_QUERY} characters at most`)
    const params = { ...urlParams(search), ...(posted && isRecord(posted.params) ? posted.params : {}) }
    const perspective = perspectiveOf(
      posted?.perspective ?? search.get('perspective'),
      req.params.version ?? 'v1',
    )
    const answer = await lake.engine.query({
      query: text,
      params,
      perspective,
      identity: identity.id,
      sourceMap: sourceMapAsked(posted?.resultSourceMap ?? search.get('resultSourceMap')),
      limit: ctx.permit(identity).limit,
    })
    const sources = answer.sourceMap ? `"resultSourceMap":${answer.sourceMap},` : ''
    const shown = search.get('returnQuery') === 'false' ? '' : `"query":${JSON.stringify(text)},`
    res
      .type('application/json')
      .send(
        `{${shown}"result":${answer.result},${sources}"syncTags":${JSON.stringify(answer.tags)},"ms":${Math.ceil(answer.ms)}}`,
      )
  })
  router.get(at('query'), query)
  router.post(at('query'), body, query)

  router.get(
    `${at('doc')}/:ids`,
    route(async (req, res) => {
      checkDataset(ctx, req)
      const permit = ctx.permit(await signedIn(ctx, req))
      const ids = (req.params.ids ?? '').split(',').filter(Boolean)
      const found = new Map((await lake.getDocuments(ids)).map((doc) => [doc._id, doc]))
      const visible = await lake.visible(permit, [...found.keys()])
      const documents = []
      const omitted = []
      for (const id of new Set(ids)) {
        const doc = found.get(id)
        if (doc && visible.has(id)) documents.push(doc)
        else if (doc) omitted.push({ id, reason: 'permission' })
        else omitted.push({ id, reason: 'existence' })
      }
      res.json({ documents, omitted })
    }),
  )

  router.post(
    at('mutate'),
    body,
    route(async (req, res) => {
      checkDataset(ctx, req)
      const identity = await signedIn(ctx, req)
      const search = searchOf(req)
      const { mutations, transactionId } = isRecord(req.body) ? req.body : {}
      if (!Array.isArray(mutations) || !mutations.every(isRecord))
        throw typedError(400, 'httpBadRequest', 'The body needs "mutations", an array of objects')
      const answer = await lake.mutate(identity, mutations, {
        transactionId: typeof transactionId === 'string' ? transactionId : undefined,
        dryRun: truthy(search.get('dryRun') ?? 'false'),
        returnDocuments: truthy(search.get('returnDocuments') ?? 'false'),
        autoGenerateArrayKeys: truthy(search.get('autoGenerateArrayKeys') ?? 'false'),
      })
      const ids =
        truthy(search.get('returnIds') ?? 'false') || truthy(search.get('returnDocuments') ?? 'false')
      res.json(ids ? answer : { ...answer, results: answer.results.map(({ operation }) => ({ operation })) })
    }),
  )

  router.post(
    at('actions'),
    body,
    route(async (req, res) => {
      checkDataset(ctx, req)
      const identity = await mayWrite(ctx, req, 'update')
      const posted = isRecord(req.body) ? req.body : {}
      const actions = posted.actions
      if (!Array.isArray(actions) || !actions.every(isRecord))
        throw typedError(400, 'httpBadRequest', 'The body needs "actions", an array of objects')
      res.json(
        await lake.act(identity, actions, {
          transactionId: typeof posted.transactionId === 'string' ? posted.transactionId : undefined,
          dryRun: posted.dryRun === true,
        }),
      )
    }),
  )

  router.get(
    at('listen'),
    route(async (req, res) => {
      checkDataset(ctx, req)
      const identity = await signedIn(ctx, req)
      const search = searchOf(req)
      const lastEventId = req.get('last-event-id') ?? search.get('lastEventId')
      const query = search.get('query') ?? ''
      const authenticate = () => signedIn(ctx, req)
      const request = {
        permit: ctx.permit(identity),
        authenticate,
        query,
        params: urlParams(search),
        options: search,
        lastEventId,
      }
      await openListener(lake, request, () => responseSink(res))
    }),
  )

  router.get(
    at('live/events'),
    route(async (req, res) => {
      checkDataset(ctx, req)
      const identity = await ctx.authenticate(req)
      const search = searchOf(req)
      const lastEventId = req.get('last-event-id') ?? search.get('lastEventId')
      const includeDrafts = truthy(search.get('includeDrafts') ?? 'false')
      const authenticate = () => ctx.authenticate(req)
      const permit = identity && ctx.permit(identity)
      await openLive(lake, { permit, authenticate, includeDrafts, lastEventId }, () => responseSink(res))
    }),
  )

  return router
}
