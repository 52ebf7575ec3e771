import type { IncomingMessage } from 'node:http'
import type { Router } from 'express'
import type { Pool } from 'pg'
import type { AccessModel, Permit } from './auth/grants.ts'
import type { Claims } from './store/claims.ts'

/** Administrators and editors write content, viewers read drafts; nobody else reads drafts. */
export type Role = 'administrator' | 'editor' | 'viewer'

/** `kind` is `user` for a session cookie and `token` for an API token. */
export interface Identity {
  id: string
  name: string
  email: string
  role: Role
  /** The parts of the dataset that this person is limited to; null means no limit. */
  scopes: string[] | null
  kind: 'user' | 'token'
}

export interface LakeConfig {
  projectId: string
  dataset: string
  /** Scheme, host and port at which browsers reach this server, without a trailing slash. */
  publicOrigin: string
  /** Origins beside our own that signing in may lead back to. Their pages may do nothing with a session. */
  returnOrigins: string[]
  /** Origins that the Studio may show in its preview frame. */
  frameOrigins: string[]
  /** Directory of everything that is not in the database: asset files, image cache. */
  dataDir: string
  /** How people can be limited to parts of the dataset; nobody can be when omitted. */
  access?: AccessModel
  /** Names that documents claim for themselves alone. */
  claims?: Claims
}

export interface LakeDocument {
  _id: string
  _type: string
  _rev?: string
  _createdAt?: string
  _updatedAt?: string
  [field: string]: unknown
}

/** One mutation as Sanity's `/data/mutate` takes it: `{create: …}`, `{patch: …}`, `{delete: …}` and so on. */
export type LakeMutation = Record<string, unknown>

/** A document by id; null when it is deleted. */
export type DocumentState = [id: string, document: LakeDocument | null]

/** What a transaction did to one document. */
export interface DocumentEffect {
  id: string
  before: LakeDocument | null
  after: LakeDocument | null
  mutations: LakeMutation[]
}

export interface MutateOptions {
  transactionId?: string
  dryRun?: boolean
  returnDocuments?: boolean
  autoGenerateArrayKeys?: boolean
}

export interface MutateAnswer {
  transactionId: string
  results: { id: string; operation: string; document?: LakeDocument | null }[]
}

/** A step of the database schema, applied once, in list order; its SQL must work with existing data. */
export type { Migration } from '#platform/database/migrate.server.ts'

/** A committed transaction as the rest of the process sees it. */
export interface CommittedTransaction {
  id: string
  seq: number
  timestamp: string
  author: string
  documents: Pick<DocumentEffect, 'id' | 'before' | 'after'>[]
}

export interface Scope {
  id: string
  title: string
}

export interface LakeEvents {
  /** Calls `listener` after each commit, in commit order. @returns a function that stops it */
  onCommit(listener: (transaction: CommittedTransaction) => void): () => void
}

/**
 * What the routers of this server are given.
 *
 * `auth/router.ts` exports `createAuthRouter(ctx)`, `authenticator(ctx)` and `ensureAccounts(ctx)`;
 * `assets/router.ts` exports `createAssetsRouter(ctx)`. Each folder's `migrations.ts` exports its
 * `Migration[]` (`authMigrations`, `assetMigrations`). Routers are mounted at the root and see full paths;
 * they match the version prefix (`/v2025-02-19`, `/v1`, `/vX`) themselves where a path has one.
 * They run before the JSON body parser.
 */
export interface LakeContext {
  pool: Pool
  config: LakeConfig
  /** Null for an anonymous request. @throws LakeError 401 for an invalid credential */
  authenticate(req: IncomingMessage): Promise<Identity | null>
  /** What this person or token may do. */
  permit(identity: Identity): Permit
  /** The parts of the dataset that people can be limited to. */
  scopes(): Promise<Scope[]>
  /** Applies mutations in one database transaction and notifies every listener, as `/data/mutate` does. */
  mutate(identity: Identity, mutations: LakeMutation[], options?: MutateOptions): Promise<MutateAnswer>
  getDocument(id: string): Promise<LakeDocument | null>
  events: LakeEvents
}

export type Authenticator = (req: IncomingMessage) => Promise<Identity | null>
export type RouterFactory = (ctx: LakeContext) => Router

/** What `ensureAccounts(ctx)` of `auth/` returns: the tokens and people that the first start made, or found. */
export interface AccountsSummary {
  editorToken: string
  viewerToken: string
}
