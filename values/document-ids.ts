/** Id of the published document that a draft (`drafts.x`) or a version in a release (`versions.r.x`) belongs to. */
export const publishedId = (id: string): string => id.replace(/^(drafts\.|versions\.[^.]+\.)/, '')

export const draftId = (id: string): string => `drafts.${publishedId(id)}`

export const isDraft = (id: string): boolean => id.startsWith('drafts.')

/** A document's published id and its draft's. */
export const bothIds = (id: string): [published: string, draft: string] => [publishedId(id), draftId(id)]
