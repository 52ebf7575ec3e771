import { askToSignIn } from './sign-in-dialog.ts'

type Fetch = typeof globalThis.fetch
type Ask = (isBack: () => Promise<boolean>) => Promise<void>

const isOwnPath = /^\/v[^/]+\/users\/me$/
const isLogout = /^\/v[^/]+\/auth\/logout$/

/**
 * Holds requests that are refused because the session has ended until the same person has signed in again, then repeats
 * them. The Studio itself would drop a refused edit without any message.
 */
export function holdingWhileSignedOut(fetch: Fetch, origin: string, ask: Ask = askToSignIn): Fetch {
  let person: string | undefined
  let asking: Promise<void> | undefined

  const read = async (response: Response): Promise<string | undefined> => {
    const { id }: { id?: unknown } = response.ok ? await response.clone().json() : {}
    return typeof id === 'string' ? id : undefined
  }

  const isBack = async () => {
    const response = await fetch(`${origin}/v1/users/me`, { credentials: 'include' }).catch(() => undefined)
    return response !== undefined && (await read(response)) === person
  }

  const held: Fetch = async (input, init) => {
    const { origin: target, pathname } = new URL(input instanceof Request ? input.url : input, origin)
    if (target !== origin) return fetch(input, init)
    // While the dialog is open every request would be refused, and streams would be reopened only after a delay.
    await asking
    const copy = input instanceof Request ? input.clone() : input
    const response = await fetch(input, init)
    if (isLogout.test(pathname)) person = undefined
    let ended = response.status === 401
    if (isOwnPath.test(pathname) && response.ok) {
      const now = await read(response)
      person = now ?? person
      // Whoever has no session at all is told so without an error.
      ended = now === undefined
    }
    if (!ended || person === undefined) return response
    asking ??= ask(isBack).finally(() => {
      asking = undefined
    })
    await asking
    return held(copy, init)
  }
  return held
}
