import type { Pool } from 'pg'
import type { Visitor } from '#app/page/visitor.ts'
import { isAvailable } from '#app/stock/rules/availability.ts'
import { recordsById } from '#app/stock/search/by-id.server.ts'
import type { TenantStock } from '#app/stock/tenant-stock.ts'
import type { SavedThen } from './changes.ts'

/** A vehicle that a shopper has saved, as it was then. */
export interface SavedCar extends SavedThen {
  /** Of the vehicle. */
  id: number
  name: string
  savedAt: Date
}

/** Watchlists of one site. Who has no phone has none (AUTH-16). */
export interface Watchlist {
  /** The latest first. */
  of(visitor: Visitor): Promise<SavedCar[]>
  /** Saves vehicles, those that are saved already as they are. @returns the ids of those that are saved now */
  save(visitor: Visitor, ids: readonly number[], stock: TenantStock): Promise<number[]>
  remove(visitor: Visitor, id: number): Promise<void>
}

/** Vehicles on one watchlist. */
export const mostSaved = 200

export const createWatchlist = (
  { database, prepared }: { database: Pool; prepared(): Promise<void> },
  tenant: string,
): Watchlist => ({
  async of({ id, phone }) {
    if (!phone) return []
    await prepared()
    const { rows } = await database.query<{ id: number; name: string; price?: number; savedAt: Date }>(
      `select car_id::float8 as id, name, price::float8 as price, saved_at as "savedAt" from watchlist_cars
      where tenant = $1 and user_id = $2 order by saved_at desc, car_id desc`,
      [tenant, id],
    )
    return rows.map(({ price, ...car }) => ({ ...car, price: price ?? undefined }))
  },

  async save({ id }, ids, stock) {
    await prepared()
    const found = (await recordsById(stock, ids)).filter(isAvailable)
    const { rows } = await database.query<{ id: number }>(
      `insert into watchlist_cars (tenant, user_id, car_id, name, price)
      select $1, $2, car.id, car.name, car.price
      from jsonb_to_recordset($3) as car (id bigint, name text, price numeric)
      where (select count(*) from watchlist_cars where tenant = $1 and user_id = $2) < $4
      on conflict (tenant, user_id, car_id) do update set name = watchlist_cars.name
      returning car_id::float8 as id`,
      [
        tenant,
        id,
        JSON.stringify(found.map((record) => ({ id: record.id, name: record.name, price: record.price }))),
        mostSaved,
      ],
    )
    return rows.map((row) => row.id)
  },

  async remove({ id }, carId) {
    await prepared()
    await database.query('delete from watchlist_cars where tenant = $1 and user_id = $2 and car_id = $3', [
      tenant,
      id,
      carId,
    ])
  },
})
