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
        /** Ids of the sites' documents the person is limited to; null: all of them. */
        scopes: z.array(z.string()).nullable(),
        /** Present while it is still the first one. */
        password: z.string().optional(),
      }),
    ),
  }),
})

/** Tokens and people, as the Content Lake tells them to the process that started it. */
export type Accounts = z.infer<typeof shape>['accounts']

export function accountsIn(message: unknown): Accounts | undefined {
  return shape.safeParse(message).data?.accounts
}
