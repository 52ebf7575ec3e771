import { bigint, json, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { LakeDocument, LakeMutation, Migration } from '../context.ts'

/** Documents are kept as `json`, not `jsonb`: it keeps field order and every string exactly as it was sent. */
export const documents = pgTable('lake_documents', {
  dataset: text().notNull(),
  id: text().notNull(),
  type: text().notNull(),
  rev: text().notNull(),
  doc: json().$type<LakeDocument>().notNull(),
  tenant: text(),
  strongRefs: text('strong_refs').array().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true, mode: 'string' }).notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true, mode: 'string' }).notNull(),
})

/** One row per committed write; `seq` counts them without gaps in commit order. */
export const transactions = pgTable('lake_transactions', {
  dataset: text().notNull(),
  seq: bigint({ mode: 'number' }).notNull(),
  id: text().notNull(),
  author: text().notNull(),
  time: text().notNull(),
  fingerprint: text().notNull(),
  answer: json().$type<unknown>().notNull(),
})

/** What a transaction did to one document: its expanded mutations and the document it left (null: deleted). */
export const effects = pgTable('lake_effects', {
  dataset: text().notNull(),
  seq: bigint({ mode: 'number' }).notNull(),
  position: bigint({ mode: 'number' }).notNull(),
  documentId: text('document_id').notNull(),
  mutations: json().$type<LakeMutation[]>().notNull(),
  previousRev: text('previous_rev'),
  after: json('after_doc').$type<LakeDocument | null>(),
})

export const storeMigrations: Migration[] = [
  {
    id: 'lake-0001-documents',
    sql: `
      create table lake_documents (
        dataset text not null,
        id text not null,
        type text not null,
        rev text not null,
        doc json not null,
        tenant text,
        strong_refs text[] not null default '{}',
        created_at timestamptz not null,
        updated_at timestamptz not null,
        primary key (dataset, id)
      );
      create index lake_documents_type on lake_documents (dataset, type);
      create index lake_documents_tenant on lake_documents (dataset, tenant);
      create index lake_documents_strong_refs on lake_documents using gin (strong_refs);
      create table lake_transactions (
        dataset text not null,
        seq bigint not null,
        id text not null,
        author text not null,
        time text not null,
        fingerprint text not null,
        answer json not null,
        primary key (dataset, seq),
        unique (dataset, id)
      );
      create table lake_effects (
        dataset text not null,
        seq bigint not null,
        position bigint not null,
        document_id text not null,
        mutations json not null,
        previous_rev text,
        after_doc json,
        primary key (dataset, seq, position)
      );
      create index lake_effects_document on lake_effects (dataset, document_id, seq);
    `,
  },
]
