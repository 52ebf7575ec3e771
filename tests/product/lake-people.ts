import { createVisitor } from '#embedded/content-lake/auth/testing.ts'
import type { ProductInfo } from './index.ts'

/** One of the demo people, signed in to the Content Lake as the Studio's page does it. */
export async function signedIn(product: ProductInfo, start: 'admin' | 'editor' | 'viewer' | 'motorworld') {
  const person = product.users.find(({ email }) => email.startsWith(`${start}@`))
  if (!person?.password) throw new Error(`${start} cannot sign in with a first password.`)
  const visitor = createVisitor(product.lakeUrl)
  await visitor.signIn(person.email, person.password)
  const post = (path: string, body: unknown) =>
    visitor.send(`/v2025-02-19/data/${path}/production`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: product.lakeUrl },
      body: JSON.stringify(body),
    })
  return {
    /** The session, as a browser sends it. */
    cookie: `sanitySession=${visitor.session}`,
    send: visitor.send,
    mutate: (...mutations: object[]) => post('mutate', { mutations }),
    act: (...actions: object[]) => post('actions', { actions }),
  }
}
