import { z } from 'zod'

const shape = z.object({
  type: z.literal('ready'),
  accounts: z.object({
    editorToken: z.string(),
    viewerToken: z.string(),
    people: z.array(
      z.object({
        email: z.string(),
        name: z.string(),
        role: z.enum(['administrator', 'editor', 'viewer']),
        /** Ids of the site documents that the person is limited to; null means all sites. */
        scopes: z.array(z.string()).nullable(),
        /** Present until the person changes it. */
        password: z.string().optional(),
      }),
    ),
  }),
})

/** Tokens and people, as the Content Lake sends them to the process that started it. */
export type Accounts = z.infer<typeof shape>['accounts']

export function accountsIn(message: unknown): Accounts | undefined {
  return shape.safeParse(message).data?.accounts
}
