import type { Migration } from '../context.ts'

/** Assets are documents and files; nothing of theirs is in tables of its own. */
export const assetMigrations: Migration[] = []
