import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import express from 'express'
import { Pool } from 'pg'
import { permitOf } from '../auth/grants.ts'
import { listen } from '../auth/testing.ts'
import type { CommittedTransaction, Identity, LakeContext, LakeDocument, Role } from '../context.ts'
import { unauthorized } from '../errors.ts'
import { errorAnswer } from '../routes/guard.ts'
import { type AssetOptions, createAssetsRouter } from './router.ts'

/**
 * Only the asset part of the Content Lake: documents are in memory, the bearer token is the name of a role.
 */
export async function startAssetServer(options?: AssetOptions) {
  const dataDir = await mkdtemp(join(tmpdir(), 'lake-assets-'))
  const documents = new Map<string, LakeDocument>()
  const listeners: ((transaction: CommittedTransaction) => void)[] = []
  const commits: CommittedTransaction[] = []

  function commit(author: string, id: string, after: LakeDocument | null) {
    const before = documents.get(id) ?? null
    if (after) documents.set(id, after)
    else documents.delete(id)
    const transaction = {
      id: crypto.randomUUID(),
      seq: commits.length + 1,
      timestamp: new Date().toISOString(),
      author,
      documents: [{ id, before, after }],
    }
    commits.push(transaction)
    for (const listener of listeners) listener(transaction)
  }

  const app = express()
  const { origin, close } = await listen(app)
  const ctx: LakeContext = {
    pool: new Pool(),
    config: {
      projectId: 'local',
      dataset: 'production',
      publicOrigin: origin,
      returnOrigins: [],
      frameOrigins: [],
      dataDir,
    },
    permit: (identity) => permitOf(identity),
    scopes: async () => [],
    async authenticate(req): Promise<Identity | null> {
      const role = /^Bearer (\w+)$/.exec(req.headers.authorization ?? '')?.[1]
      if (role === 'expired') throw unauthorized()
      return role
        ? { id: role, name: role, email: '', role: role as Role, scopes: null, kind: 'token' }
        : null
    },
    async mutate(identity, mutations) {
      for (const mutation of mutations) {
        const document = mutation.createIfNotExists as LakeDocument
        if (!documents.has(document._id)) commit(identity.id, document._id, { ...document, _rev: 'first' })
      }
      return { transactionId: 'transaction', results: [] }
    },
    getDocument: async (id) => documents.get(id) ?? null,
    events: {
      onCommit(listener) {
        listeners.push(listener)
        return () => undefined
      },
    },
  }
  app.use(createAssetsRouter(ctx, options), errorAnswer)

  return {
    origin,
    dataDir,
    documents,
    commits,
    remove: (id: string) => commit('editor', id, null),
    upload(kind: 'images' | 'files', bytes: Uint8Array | string, query = '', token = 'editor') {
      return fetch(`${origin}/v2025-02-19/assets/${kind}/production${query}`, {
        method: 'POST',
        body: bytes as BodyInit,
        headers: { 'content-type': 'image/png', ...(token && { authorization: `Bearer ${token}` }) },
      })
    },
    /** The document of an upload that has to succeed. */
    async keep(kind: 'images' | 'files', bytes: Uint8Array | string, query = '') {
      const answer = await this.upload(kind, bytes, query)
      if (answer.status !== 200) throw new Error(await answer.text())
      return ((await answer.json()) as { document: LakeDocument }).document
    },
    get: (path: string, headers: Record<string, string> = {}, method = 'GET') =>
      fetch(new URL(path, origin), { headers, method }),
    async stop() {
      await close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
