import type { Migration } from '../context.ts'

/**
 * `lake_documents` has documents as `json`, not `jsonb`, which would not keep the order of fields and every string exactly
 * as sent. `lake_transactions` has a row for each committed write; `seq` counts them without gaps in commit order.
 * `lake_effects` has what a transaction did to one document: the expanded mutations and the resulting document (null if
 * deleted).
 */
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
