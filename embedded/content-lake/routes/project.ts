import { Router } from 'express'
import { isTrustedOrigin } from '../auth/origins.ts'
import type { LakeContext } from '../context.ts'
import { httpError, unsupported } from '../errors.ts'
import type { Lake } from '../lake.ts'
import { checkDataset, route, signedIn, VERSION } from './request.ts'

/** What the Studio requests about the project itself. */
export function projectRoutes(ctx: LakeContext, lake: Lake): Router {
  const router = Router({ mergeParams: true })
  const { projectId, dataset } = ctx.config
  const at = (path: string) => `${VERSION}${path}`

  router.get(
    at('/projects/:project/datasets/:dataset/acl'),
    route(async (req, res) => {
      checkDataset(ctx, req)
      res.json(ctx.permit(await signedIn(ctx, req)).grants)
    }),
  )

  router.get(
    at('/projects/:project/datasets'),
    route(async (req, res) => {
      await signedIn(ctx, req)
      // A request for a profile is the Studio looking for the add-on dataset of comments, which does not exist.
      const main = { name: dataset, aclMode: 'private', datasetProfile: 'none' }
      res.json(req.query.datasetProfile || req.query.addonFor ? [] : [main])
    }),
  )

  const project = {
    id: projectId,
    displayName: 'Forecourt',
    studioHost: null,
    organizationId: null,
    isBlocked: false,
    isDisabled: false,
    isDisabledByUser: false,
    metadata: {},
    features: [],
    members: [],
  }
  router.get(
    at('/projects'),
    route(async (req, res) => {
      await signedIn(ctx, req)
      res.json([project])
    }),
  )
  router.get(
    at('/projects/:project'),
    route(async (req, res) => {
      await signedIn(ctx, req)
      if (req.params.project !== projectId) throw httpError(404, `Project "${req.params.project}" not found`)
      res.json(project)
    }),
  )

  router.get([at('/ping'), at('/data/ping/:dataset')], (_req, res) => {
    res.json({ pong: true })
  })

  router.get(at('/check/cors'), (req, res) => {
    const origin = req.headers.origin
    const allowed = origin === undefined || isTrustedOrigin(ctx.config, origin, req)
    res.json({ result: { allowed, withCredentials: allowed } })
  })

  router.get(at('/intake/telemetry-status'), (_req, res) => {
    res.json({ status: 'denied' })
  })
  router.post(at('/intake/batch'), (_req, res) => {
    res.status(204).end()
  })
  // Comments are reported as part of the plan, although they are off: otherwise the Studio wraps itself into an offer
  // of them as soon as it learns that, and mounts a second time.
  router.get(at('/features'), (_req, res) => {
    res.json(['studioComments'])
  })
  router.get(at('/projects/:project/user-applications'), (_req, res) => {
    res.json([])
  })
  // Permissions to manage the project itself (invite members, deploy Studios), which nobody has here.
  router.get(at('/projects/:project/grants'), (_req, res) => {
    res.json({})
  })
  // Links of Sanity's help menu, which the Studio does not show here, and requests for a higher role: there are none.
  router.get(at('/help'), (_req, res) => {
    res.json({})
  })
  router.get(
    at('/access/requests/me'),
    route(async (req, res) => {
      await signedIn(ctx, req)
      res.json([])
    }),
  )
  // Offers of paid plans, which the Studio requests by several names; there are none.
  router.get(at('/journey/*'), (_req, res) => {
    res.json(null)
  })

  router.get(
    at('/data/references/:dataset/documents/:id/to'),
    route(async (req, res) => {
      checkDataset(ctx, req)
      const permit = ctx.permit(await signedIn(ctx, req))
      const answer = await lake.engine.query({
        query: '*[references($id) && _id != $id]{"documentId": _id, "documentType": _type}',
        params: { id: req.params.id },
        perspective: 'raw',
        identity: permit.identity.id,
        limit: permit.limit,
      })
      const references = JSON.parse(answer.result) as unknown[]
      res.json({ totalCount: references.length, references })
    }),
  )

  for (const [pattern, feature] of UNSUPPORTED)
    router.use(at(pattern), (_req, _res, next) => next(unsupported(feature)))

  return router
}

/** Parts of Sanity's API that this server does not support. */
const UNSUPPORTED: [string, string][] = [
  ['/data/releases', 'Content releases'],
  ['/releases', 'Content releases'],
  ['/schedules', 'Scheduled publishing'],
  ['/data/schedules', 'Scheduled publishing'],
  ['/embeddings-index', 'The embeddings index'],
  ['/vision', 'Image analysis'],
  ['/agent', 'Agent actions'],
  ['/assist', 'AI Assist'],
  ['/media-libraries', 'The media library'],
  ['/media-library', 'The media library'],
  ['/canvases', 'Canvas'],
  ['/dashboards', 'The dashboard'],
  ['/variants', 'Variants'],
  ['/comments', 'Comments'],
  ['/tasks', 'Tasks'],
  ['/webhooks', 'Webhooks'],
  ['/hooks', 'Webhooks'],
  ['/graphql', 'GraphQL'],
  ['/apis/graphql', 'GraphQL'],
  ['/data/copy', 'Dataset copy'],
]
