import type { Pool } from 'pg'
import type { CarType, ItemType } from '#values/vehicle-kinds.ts'

/** What a vehicle in stock at any site is offered for, as far as prices are compared by it. */
export interface StockOffer {
  tenant: string
  id: number
  vin: string | null
  badge: string | null
  carType: CarType
  /** AUD. */
  price: number
  priceType: string | null
  year: number | null
  km: number | null
}

/** More than there are of any model on one platform. */
const most = 5000

const query = `
  select s.tenant, s.id::float8 as id, o.vin, o.badge, o.car_type as "carType", o.price,
    o.price_type as "priceType", o.year, o.km
  from stock_vehicles s
  cross join lateral json_to_record(s.doc) as o(
    item_type text, make text, vin text, badge text, car_type text, status text, sold boolean,
    price float8, price_type text, year float8, km float8)
  where lower(s.doc->>'model') = lower($1) and s.listed and s.removed_at is null
    and lower(o.make) = lower($2) and o.item_type = $3
    and o.status = 'in_stock' and o.sold is not true and o.price > 0
  order by s.updated_at desc
  limit ${most}`

/**
 * What vehicles of one make and model are offered for at all sites: the one reading of stock that names no tenant. It
 * serves to compare prices and nothing else; what it returns is never sent to a browser.
 */
export async function readOffers(
  pool: Pick<Pool, 'query'>,
  { make, model, item_type }: { make: string; model: string; item_type: ItemType },
): Promise<StockOffer[]> {
  return (await pool.query<StockOffer>(query, [model, make, item_type])).rows
}
