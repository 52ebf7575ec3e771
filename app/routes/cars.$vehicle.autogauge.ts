import type { LoaderFunctionArgs } from '@remix-run/node'
import { json } from '#app/page/json.ts'
import { withinTime } from '#app/page/time-limit.ts'

/** Milliseconds; a shopper has scrolled on by then. */
const patience = 2000

/** `GET /cars/{slug}/autogauge`: how the vehicle's price stands in the market; `{}` where that cannot be said. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const { site, platform, reads } = context.visit
  const { market } = platform.services(site, reads)
  try {
    const gauge = await withinTime(patience, () => market.priceGauge(params.vehicle ?? ''))
    if (gauge === undefined) return json(404, { error: 'There is no such vehicle.' })
    return json(200, gauge ?? {}, { 'cache-control': 'no-cache' })
  } catch (err) {
    platform.log.warn({ err, tenant: site.id }, 'a price could not be compared')
    return json(503, { error: 'The price cannot be compared at the moment.' })
  }
}
