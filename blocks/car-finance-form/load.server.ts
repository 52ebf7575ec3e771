import type { LeadForm } from '#app/leads/form/lead-form.ts'
import { finance } from '#app/leads/kinds/finance.ts'
import { leadLoad } from '#app/leads/lead-block.server.ts'
import { type BlockLoad, type ContentOf, NotFound } from '#app/page/block.ts'
import { recordsById } from '#app/stock/search/by-id.server.ts'
import type { TenantStock } from '#app/stock/tenant-stock.ts'
import type block from './query.ts'

type Content = ContentOf<typeof block>

const form = leadLoad<Content>(finance)

/** The form with its vehicle; a vehicle that the site does not have has no page (ROUTE-27). */
const load: BlockLoad<Content, LeadForm> = async (context) => {
  const { search, stock, head } = context
  const id = search.get('car_id')
  head({ noindex: true })
  const made = await form(context)
  if (id !== null && !made.car && (await isUnknown(id, stock))) throw new NotFound()
  return made
}

export default load

/** False while the stock cannot be read: a lead is taken then that says which vehicle was meant. */
async function isUnknown(id: string, stock: TenantStock) {
  if (!/^[1-9]\d{0,14}$/.test(id)) return true
  return recordsById(stock, [Number(id)]).then(
    (found) => found.length === 0,
    () => false,
  )
}
