import type { StockRecord } from '#app/stock/index/record.ts'
import { answers, type Reach } from '#app/tenancy/reach.ts'
import type { Settings } from '#tenants/settings/index.ts'
import { withoutMarks } from '#values/marks.ts'
import { paths } from '#values/paths.ts'
import type { VehicleAction } from './actions.ts'

type Switches = Pick<Settings, 'instantMessageEnabled' | 'chatProvider' | 'labels'>
type Talked = Pick<StockRecord, 'id' | 'slug'>

/**
 * Instant Message about a vehicle, by the adapter that `chatProvider` names (VDP-48): `builtin` is a form beside the page,
 * which posts a lead; an address is a chat of the dealer's, in a new tab. Undefined where the site has none, or names one
 * that is not known: then there is the enquiry.
 */
export function chatOf(
  vehicle: Talked,
  { instantMessageEnabled, chatProvider, labels }: Switches,
  reach?: Reach,
) {
  if (!instantMessageEnabled) return undefined
  const provider = withoutMarks(chatProvider).trim()
  const place = provider === 'builtin' ? ownForm(vehicle) : chatAt(provider, vehicle)
  if (!place || !answers({ reach }, place.href)) return undefined
  const label = labels.instantMessage || 'Instant Message'
  return { key: 'instantMessage', label, ...place } satisfies VehicleAction
}

const ownForm = ({ id }: Talked) => ({ href: `${paths.instantMessage}?car_id=${id}` })

function chatAt(address: string, { slug, id }: Talked) {
  const href = address.replaceAll('{slug}', encodeURIComponent(slug)).replaceAll('{id}', String(id))
  return /^https:\/\//.test(href) && URL.canParse(href) ? { href, newTab: true } : undefined
}
