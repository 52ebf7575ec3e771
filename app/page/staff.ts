/** Roles of people in the Studio. */
export const roles = ['administrator', 'editor', 'viewer'] as const
export type Role = (typeof roles)[number]

/** A member of staff who uses a tool of the Studio. */
export interface Person {
  user: string
  role: Role
}
