/** Id of the published document that a draft (`drafts.x`) or a version in a release (`versions.r.x`) belongs to. */
export function publishedId(id: string): string {
  if (id.startsWith('drafts.')) return id.slice(7)
  if (id.startsWith('versions.')) return id.split('.').slice(2).join('.') || id
  return id
}

export const draftId = (id: string): string => `drafts.${publishedId(id)}`

export const isDraft = (id: string): boolean => id.startsWith('drafts.')

export const isVersion = (id: string): boolean => id.startsWith('versions.')

/** True unless it is a draft, a version or a system document, which have a dot in their id. */
export const isPublic = (id: string): boolean => !id.includes('.')

const VALID = /^[a-zA-Z0-9_][a-zA-Z0-9._-]{0,127}$/

export const isValidId = (id: string): boolean => VALID.test(id) && !id.includes('..') && !id.endsWith('.')

const ALPHABET = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'

export function randomId(length = 22): string {
  const bytes = crypto.getRandomValues(new Uint8Array(length))
  return Array.from(bytes, (byte) => ALPHABET[byte % ALPHABET.length]).join('')
}
