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
  /** Called for every request: by then the session may have ended, or its rights have changed. */
  authenticate(): Promise<Identity | null>
  /** Requests are answered, and events sent, in order. */
  lastRequest: Promise<void>
  lastEvent: Promise<void>
  subscriptions: Set<string>
  session: string | null
}

type PresenceEvent = { type: 'rollCall' | 'state' | 'disconnect'; [detail: string]: unknown }

/** Those of the ids whose documents a person with this permit may see. */
type Visible = (permit: Permit, ids: string[]) => Promise<Set<string>>

/**
 * Who is looking at what: JSON-RPC over `/socket/<dataset>`. Announcements go to everybody else who is
 * subscribed and may work on the same documents; nothing is stored.
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
      lastRequest: done,
      lastEvent: done,
      subscriptions: new Set(),
      session: null,
    }
    this.#members.add(member)
    socket.on('message', (raw) => {
      member.lastRequest = member.lastRequest.then(() => this.#receive(member, String(raw)))
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
    // While the database is away, people stay visible to each other.
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
        this.#announce(member, { type: 'rollCall', i: identity.id, session: params.session })
        return answer('OK')
      case 'presence_announce': {
        const state = stateShape.safeParse(params.data)
        if (!state.success) return refuse(-32602, 'An announcement has a sessionId and locations')
        member.session = state.data.sessionId
        this.#announce(member, { type: 'state', i: identity.id, m: state.data })
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
    this.#announce(member, { type: 'disconnect', i: member.identity.id, m: { session: member.session } })
    member.session = null
  }

  #announce(from: Member, event: PresenceEvent): void {
    for (const member of this.#members) {
      if (member === from || !member.identity || !from.identity) continue
      if (!workTogether(member.identity.scopes, from.identity.scopes)) continue
      const permit = this.#ctx.permit(member.identity)
      member.lastEvent = member.lastEvent
        .then(async () => this.#send(member, await this.#visibleTo(permit, event)))
        .catch(() => undefined)
    }
  }

  #send(member: Member, event: PresenceEvent): void {
    if (member.socket.readyState !== member.socket.OPEN) return
    for (const subscription of member.subscriptions)
      member.socket.send(
        JSON.stringify({
          jsonrpc: '2.0',
          method: 'presence_subscription',
          params: { subscription, result: event },
        }),
      )
  }

  /** The event without the locations that this person may not see. */
  async #visibleTo(permit: Permit, event: PresenceEvent): Promise<PresenceEvent> {
    const state = stateShape.safeParse(event.m)
    if (!permit.limit || !state.success) return event
    const places = state.data.locations.flatMap((location) => locationShape.safeParse(location).data ?? [])
    const ids = places.flatMap(({ documentId: id }) => [publishedId(id), draftId(id)])
    const visible = await this.#visible(permit, ids)
    const locations = places.filter(
      ({ documentId: id }) => visible.has(publishedId(id)) || visible.has(draftId(id)),
    )
    return { ...event, m: { ...state.data, locations } }
  }

  async #byToken(authorization: unknown): Promise<Identity | null> {
    if (typeof authorization !== 'string') return null
    const request = { headers: { authorization } } as Parameters<LakeContext['authenticate']>[0]
    return this.#ctx.authenticate(request).catch(() => null)
  }
}
