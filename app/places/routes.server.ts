import { type RequestHandler, Router } from 'express'
import { z } from 'zod'
import type { Log } from '#platform/log.ts'
import type { Places } from './place.ts'

const question = z.object({ query: z.string().trim().min(1).max(80) })

/** `GET /api/places?query=spr` answers `{ places: Place[] }`, at most eight, for a field that completes as one types. */
export function placesRoutes(places: Places, log: Log): Router {
  const answer: RequestHandler = async (req, res) => {
    const asked = question.safeParse(req.query)
    if (!asked.success) {
      res.status(422).json({ error: 'query must be 1 to 80 characters' })
      return
    }
    try {
      const found = await places.suggest(asked.data.query)
      res.set('cache-control', 'public, max-age=86400').json({ places: found })
    } catch (err) {
      log.warn({ err }, 'places could not be looked up')
      res.status(503).json({ error: 'places cannot be looked up at the moment' })
    }
  }
  return Router().get('/api/places', answer)
}
