import { defineFeature } from '#app/page/feature.ts'
import { createSpins, type Spins, spinsOf } from './spins.server.ts'

declare module '#app/page/services.ts' {
  interface SiteServices {
    /** What signed-in shoppers of the site have won. */
    spins: Spins
  }
}

/** Spin to win: once in each campaign for who is signed in. */
export default defineFeature({
  name: 'spins',
  migrations: {
    table: 'spins_migrations',
    lock: 7_041_203_362,
    migrations: [
      {
        id: 'spins-1',
        // Features are prepared in the order of their names: accounts, which makes `users`, comes first.
        sql: `
          create table spins (
            tenant text not null,
            user_id bigint not null,
            campaign text not null,
            prize text not null,
            at timestamptz not null default now(),
            primary key (tenant, user_id, campaign),
            foreign key (tenant, user_id) references users (tenant, id) on delete cascade
          );`,
      },
    ],
  },
  open({ database, prepared }) {
    return {
      forSite: ({ id }) => ({ spins: createSpins({ database, prepared }, id) }),
      shopperRecords: {
        name: 'spins',
        export: async (tenant, visitor) =>
          (await spinsOf(database, tenant, visitor)).map(({ at, ...spin }) => ({
            ...spin,
            at: at.toISOString(),
          })),
      },
    }
  },
})
