import type { Identity, LakeDocument } from '../context.ts'
import { documentFilter } from '../query/filter.ts'
import type { ReadLimit } from '../query/limited.ts'

export type Permission = 'read' | 'create' | 'update' | 'history' | 'manage' | 'editHistory'

/** Permissions on the documents that match a GROQ condition, like those of Sanity's roles. */
export interface Grant {
  filter: string
  permissions: Permission[]
}

/** How people can be limited to parts ("scopes") of the dataset; the product defines what a scope is. */
export interface AccessModel {
  /** Name of the scopes in the plural, for the page of people. */
  title: string
  /** GROQ query for all scopes, as a list of `{id, title}`. */
  options: string
  /** GROQ condition for documents of these scopes. */
  filter(scopes: string[]): string
}

const reading: Permission[] = ['read', 'history']
const writing: Permission[] = ['read', 'create', 'update', 'history', 'manage', 'editHistory']

const assets = '_type in ["sanity.imageAsset", "sanity.fileAsset"]'
/**
 * A secret opens previews in the name of its person, and is never visible to people with a limit. The Studio first
 * writes it without a person, to see whether it may; such a secret opens nothing.
 */
const ownPreviewSecret = '_type == "sanity.previewUrlSecret" && (!defined(userId) || userId == identity())'

/** What a person or token may do. */
export interface Permit {
  identity: Identity
  grants: Grant[]
  /** What may be seen of the dataset; undefined means all of it. */
  limit?: ReadLimit
  may(permission: Permission, doc: LakeDocument): boolean
}

/**
 * Permissions by role; people with scopes have them only for documents of their scopes, and without an access model for
 * none.
 */
export function permitOf(identity: Identity, access?: AccessModel): Permit {
  const { role, scopes } = identity
  const permissions = role === 'viewer' ? reading : writing
  const secrets: Grant = { filter: ownPreviewSecret, permissions: ['create', 'update'] }
  if (!scopes) {
    const everything: Grant = { filter: '_id in path("**")', permissions }
    return withGrants(identity, role === 'viewer' ? [everything, secrets] : [everything])
  }
  const own = access && scopes.length > 0 ? access.filter(scopes) : 'false'
  const uploads = `${assets} && count(uploadedFor[@ in ${JSON.stringify(scopes)}]) > 0`
  const grants: Grant[] = [
    { filter: `!(${assets}) && (${own})`, permissions },
    { filter: uploads, permissions: ['read'] },
    secrets,
  ]
  return {
    ...withGrants(identity, grants),
    limit: { filter: `(!(${assets}) && (${own})) || (${uploads})`, reached: assets },
  }
}

function withGrants(identity: Identity, grants: Grant[]): Permit {
  return {
    identity,
    grants,
    may: (permission, doc) =>
      grants.some(
        ({ filter, permissions }) =>
          permissions.includes(permission) &&
          (filter === '_id in path("**")' || documentFilter(filter)(doc, identity.id)),
      ),
  }
}

/** Whether two people have a scope in common; people without scopes work on everything. */
export const workTogether = (one: string[] | null, other: string[] | null): boolean =>
  !one || !other || one.some((scope) => other.includes(scope))
