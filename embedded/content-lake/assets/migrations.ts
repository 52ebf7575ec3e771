import type { Migration } from '../context.ts'

/** Assets are documents and files; they have no tables of their own. */
export const assetMigrations: Migration[] = []
