import type { WebSocket } from 'ws'
import { z } from 'zod'
import { type Permit, workTogether } from '../auth/grants.ts'
import type { Identity, LakeContext } from '../context.ts'
import { draftId, publishedId, randomId } from '../ids.ts'

const requestShape = z.object({
  id: z.union([z.string(), z.number()]),
  method: z.string(),
  params: z.looseObject({}).optional(),
})
const stateShape = z.object({ sessionId: z.string().max(100), locations: z.array(z.unknown()).max(200) })

const locationShape = z.looseObject({ documentId: z.string().max(200) })

interface Member {
  socket: WebSocket
  identity: Identity | null
  /** Asked with every request: a session may be over by then, or have other rights. */
  authenticate(): Promise<Identity | null>
  /** What was asked and told before is answered and told first. */
  asked: Promise<void>
  told: Promise<void>
  subscriptions: Set<string>
  session: string | null
}

type Happening = { type: 'rollCall' | 'state' | 'disconnect'; [detail: string]: unknown }

/** Of these ids, those a person with this permit sees. */
type Visible = (permit: Permit, ids: string[]) => Promise<Set<string>>

/**
 * Who is looking at what: JSON-RPC over `/socket/<dataset>`. Announcements go to everyone else who is
 * subscribed and works on something in common; nothing is kept.
 */
export class Presence {
  #members = new Set<Member>()
  #ctx: Pick<LakeContext, 'authenticate' | 'permit'>
  #visible: Visible

  constructor(ctx: Pick<LakeContext, 'authenticate' | 'permit'>, visible: Visible) {
    this.#ctx = ctx
    this.#visible = visible
  }

  join(socket: WebSocket, identity: Identity | null, authenticate: Member['authenticate']): void {
    const done = Promise.resolve()
    const member: Member = {
      socket,
      identity,
      authenticate,
      asked: done,
      told: done,
      subscriptions: new Set(),
      session: null,
    }
    this.#members.add(member)
    socket.on('message', (raw) => {
      member.asked = member.asked.then(() => this.#receive(member, String(raw)))
    })
    socket.on('error', () => socket.terminate())
    socket.on('close', () => {
      this.#members.delete(member)
      this.#leave(member)
    })
  }

  async #receive(member: Member, text: string): Promise<void> {
    let request: z.output<typeof requestShape>
    try {
      request = requestShape.parse(JSON.parse(text))
    } catch {
      member.socket.send(
        JSON.stringify({ jsonrpc: '2.0', id: null, error: { code: -32600, message: 'Invalid request' } }),
      )
      return
    }
    const { id, method, params = {} } = request
    const answer = (result: unknown) => member.socket.send(JSON.stringify({ jsonrpc: '2.0', id, result }))
    const refuse = (code: number, message: string) =>
      member.socket.send(JSON.stringify({ jsonrpc: '2.0', id, error: { code, message } }))

    if (method === 'authorization') {
      member.authenticate = () => this.#byToken(params.authorization)
      member.identity = await member.authenticate()
      return member.identity ? answer('OK') : refuse(4001, 'Unauthorized')
    }
    const before = member.identity
    // A database that is away for a moment is no reason to lose sight of each other.
    const identity = await member
      .authenticate()
      .catch(({ status }: { status?: number }) => (status === 401 ? null : before))
    member.identity = identity
    if (!identity) {
      refuse(4001, 'Sign in to see who else is here')
      if (before) member.socket.close(4001)
      return
    }
    switch (method) {
      case 'presence_subscribe': {
        const subscription = randomId(16)
        member.subscriptions.add(subscription)
        return answer(subscription)
      }
      case 'presence_unsubscribe':
        member.subscriptions.delete(String(params.subscriptionId))
        return answer(true)
      case 'presence_rollcall':
        this.#tell(member, { type: 'rollCall', i: identity.id, session: params.session })
        return answer('OK')
      case 'presence_announce': {
        const state = stateShape.safeParse(params.data)
        if (!state.success) return refuse(-32602, 'An announcement has a sessionId and locations')
        member.session = state.data.sessionId
        this.#tell(member, { type: 'state', i: identity.id, m: state.data })
        return answer('OK')
      }
      case 'presence_disconnect':
        this.#leave(member)
        return answer('OK')
      default:
        return refuse(-32601, `Unknown method ${method}`)
    }
  }

  #leave(member: Member): void {
    if (!member.session || !member.identity) return
    this.#tell(member, { type: 'disconnect', i: member.identity.id, m: { session: member.session } })
    member.session = null
  }

  #tell(from: Member, result: Happening): void {
    for (const member of this.#members) {
      if (member === from || !member.identity || !from.identity) continue
      if (!workTogether(member.identity.scopes, from.identity.scopes)) continue
      const permit = this.#ctx.permit(member.identity)
      member.told = member.told
        .then(async () => this.#send(member, await this.#seenBy(permit, result)))
        .catch(() => undefined)
    }
  }

  #send(member: Member, result: Happening): void {
    if (member.socket.readyState !== member.socket.OPEN) return
    for (const subscription of member.subscriptions)
      member.socket.send(
        JSON.stringify({ jsonrpc: '2.0', method: 'presence_subscription', params: { subscription, result } }),
      )
  }

  /** Without the places that are not for this person to know of. */
  async #seenBy(permit: Permit, result: Happening): Promise<Happening> {
    const state = stateShape.safeParse(result.m)
    if (!permit.limit || !state.success) return result
    const places = state.data.locations.flatMap((location) => locationShape.safeParse(location).data ?? [])
    const ids = places.flatMap(({ documentId: id }) => [publishedId(id), draftId(id)])
    const visible = await this.#visible(permit, ids)
    const locations = places.filter(
      ({ documentId: id }) => visible.has(publishedId(id)) || visible.has(draftId(id)),
    )
    return { ...result, m: { ...state.data, locations } }
  }

  async #byToken(authorization: unknown): Promise<Identity | null> {
    if (typeof authorization !== 'string') return null
    const request = { headers: { authorization } } as Parameters<LakeContext['authenticate']>[0]
    return this.#ctx.authenticate(request).catch(() => null)
  }
}
