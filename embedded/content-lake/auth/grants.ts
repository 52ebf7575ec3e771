import type { Identity, LakeDocument } from '../context.ts'
import { documentFilter } from '../query/filter.ts'
import type { ReadLimit } from '../query/limited.ts'

export type Permission = 'read' | 'create' | 'update' | 'history' | 'manage' | 'editHistory'

/** Permissions on the documents that match a GROQ condition about themselves, as Sanity's roles have them. */
export interface Grant {
  filter: string
  permissions: Permission[]
}

/** How people can be limited to parts ("scopes") of the dataset; what a scope is, the product says. */
export interface AccessModel {
  /** What a scope is called, in the plural, for the page of people. */
  title: string
  /** GROQ that answers the scopes there are, as a list of `{id, title}`. */
  options: string
  /** GROQ condition on a document that belongs to one of these scopes. */
  filter(scopes: string[]): string
}

const reading: Permission[] = ['read', 'history']
const writing: Permission[] = ['read', 'create', 'update', 'history', 'manage', 'editHistory']

const assets = '_type in ["sanity.imageAsset", "sanity.fileAsset"]'
/**
 * Opens previews in the name of the person it was made for; never shown to those who are limited. Nobody's yet, as the
 * Studio first writes it and asks whether it may, it opens nothing.
 */
const ownPreviewSecret = '_type == "sanity.previewUrlSecret" && (!defined(userId) || userId == identity())'

/** What a person or token may do. */
export interface Permit {
  identity: Identity
  grants: Grant[]
  /** What is seen of the dataset; undefined: all of it. */
  limit?: ReadLimit
  may(permission: Permission, doc: LakeDocument): boolean
}

/** Permissions by role, and, for people with scopes, on what belongs to those alone: without an access model on nothing. */
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

/** Whether two people work on something in common; who has no scopes works on everything. */
export const workTogether = (one: string[] | null, other: string[] | null): boolean =>
  !one || !other || one.some((scope) => other.includes(scope))
