import { z } from 'zod'
import { defineEndpoint, EndpointError } from '#app/page/endpoint.ts'
import { StockUnavailable } from '#app/stock/tenant-stock.ts'
import { QueueFull } from '#platform/limiter.ts'
import { dateIn } from '#values/schedule.ts'
import { brochureOf } from '../brochure.ts'
import { shownVehicle } from '../shown-vehicle.ts'
import type { BrochurePdfs } from './brochure-pdf.server.ts'

const slugShape = /^[a-z0-9-]{1,160}$/
const missing = () => new EndpointError(404, 'There is no such vehicle.')

/** `GET /api/cars/{slug}/pdf`: the vehicle on one sheet, saved as `{slug}.pdf` (PRINT-02, PRINT-04). */
export const pdfEndpoint = (pdfs: BrochurePdfs) =>
  defineEndpoint({
    method: 'GET',
    path: '/api/cars/:slug/pdf',
    query: z.object({}),
    async run(_query, context) {
      const { params, site, instant, stockFiles, request } = context
      const { slug = '' } = params
      if (!slugShape.test(slug)) throw missing()
      const vehicle = await shownVehicle(slug, context).catch(later)
      if (!vehicle) throw missing()
      if ('withdrawn' in vehicle) throw new EndpointError(410, 'The vehicle is no longer for sale.')
      const brochure = brochureOf(vehicle, site, dateIn(site.timeZone, instant))
      const { bytes, etag } = await pdfs.of(brochure, site, stockFiles).catch(later)
      const headers = {
        etag,
        'cache-control': 'no-cache',
        'x-content-type-options': 'nosniff',
        'x-robots-tag': 'noindex',
      }
      if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers })
      return new Response(new Uint8Array(bytes), {
        headers: {
          ...headers,
          'content-type': 'application/pdf',
          'content-length': String(bytes.length),
          'content-disposition': `attachment; filename=${slug}.pdf`,
        },
      })
    },
  })

function later(cause: unknown): never {
  if (cause instanceof StockUnavailable)
    throw new EndpointError(503, 'The vehicle cannot be read at the moment.', { cause })
  if (cause instanceof QueueFull)
    throw new EndpointError(503, 'Many PDFs are being made right now. Please try again in a minute.', {
      cause,
    })
  throw cause
}
