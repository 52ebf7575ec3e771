import type { Pool } from 'pg'

export interface ReadAll {
  /** Only documents of these types. */
  types?: string[]
  /** Only documents whose id comes after this one. */
  after?: string
  /** Largest number of documents. */
  limit?: number
}

export interface StoredText {
  id: string
  /** The document's JSON, exactly as it is stored. */
  doc: string
}

/** All documents at one moment, in the order of ids, drafts and assets included, in portions. */
export async function* readAll(
  pool: Pool,
  dataset: string,
  { types, after = '', limit }: ReadAll = {},
): AsyncGenerator<StoredText[]> {
  const client = await pool.connect()
  let broken: Error | undefined
  try {
    await client.query('begin isolation level repeatable read read only')
    await client.query(
      `declare lake_export no scroll cursor for
       select id, doc::text as doc from lake_documents
       where dataset = $1 and id collate "C" > $2 and ($3::text[] is null or type = any($3))
       order by id collate "C" limit $4`,
      [dataset, after, types ?? null, limit ?? null],
    )
    for (;;) {
      const { rows } = await client.query<StoredText>('fetch 200 from lake_export')
      if (rows.length === 0) break
      yield rows
    }
  } finally {
    await client.query('rollback').catch((error: Error) => {
      broken = error
    })
    client.release(broken)
  }
}
