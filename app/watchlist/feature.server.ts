import { defineFeature } from '#app/page/feature.ts'
import { join, list, removeCar, saveCar } from './endpoints.server.ts'
import { createWatchlist, type Watchlist } from './watchlist.server.ts'

declare module '#app/page/services.ts' {
  interface SiteServices {
    /** What shoppers of the site have saved. */
    watchlist: Watchlist
  }
}

/** Vehicles that signed-in shoppers save, on every device of theirs. */
export default defineFeature({
  name: 'watchlist',
  migrations: {
    table: 'watchlist_migrations',
    lock: 7_041_203_361,
    migrations: [
      {
        id: 'watchlist-1',
        // Features are prepared in the order of their names: accounts, which makes `users`, comes first.
        sql: `
          create table watchlist_cars (
            tenant text not null,
            user_id bigint not null,
            car_id bigint not null,
            name text not null,
            price numeric,
            saved_at timestamptz not null default now(),
            primary key (tenant, user_id, car_id),
            foreign key (tenant, user_id) references users (tenant, id) on delete cascade
          );`,
      },
    ],
  },
  endpoints: [list, saveCar, removeCar, join],
  open({ database, prepared }) {
    const of = (tenant: string) => createWatchlist({ database, prepared }, tenant)
    return {
      forSite: ({ id }) => ({ watchlist: of(id) }),
      shopperRecords: {
        name: 'watchlist',
        async export(tenant, visitor) {
          const cars = await of(tenant).of(visitor)
          return cars.map(({ savedAt, ...car }) => ({ ...car, savedAt: savedAt.toISOString() }))
        },
      },
    }
  },
})
