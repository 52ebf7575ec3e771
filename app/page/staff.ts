/** Roles of people in the Studio. */
export const roles = ['administrator', 'editor', 'viewer'] as const
export type Role = (typeof roles)[number]

/** A member of staff who uses a tool of the Studio. */
export interface Person {
  user: string
  role: Role
}

const tools = 'forecourt/tools/'

/** What a secret of the Studio is made for, where it opens the staff tools of the site with this slug, and no other. */
export const toolsSource = (slug: string) => tools + slug

/** True of a secret that opens staff tools, and so no preview. */
export const isForTools = (source: string) => source.startsWith(tools)
