import type { WebSocket } from 'ws'
import { z } from 'zod'
import type { Identity, LakeContext } from '../context.ts'
import { randomId } from '../ids.ts'

const requestShape = z.object({
  id: z.union([z.string(), z.number()]),
  method: z.string(),
  params: z.looseObject({}).optional(),
})
const stateShape = z.object({ sessionId: z.string().max(100), locations: z.array(z.unknown()).max(200) })

interface Member {
  socket: WebSocket
  identity: Identity | null
  subscriptions: Set<string>
  session: string | null
}

type Happening = { type: 'rollCall' | 'state' | 'disconnect'; [detail: string]: unknown }

/**
 * Who is looking at what: JSON-RPC over `/socket/<dataset>`. Announcements go to everyone else who is
 * subscribed; nothing is kept.
 */
export class Presence {
  #members = new Set<Member>()
  #ctx: Pick<LakeContext, 'authenticate'>

  constructor(ctx: Pick<LakeContext, 'authenticate'>) {
    this.#ctx = ctx
  }

  join(socket: WebSocket, identity: Identity | null): void {
    const member: Member = { socket, identity, subscriptions: new Set(), session: null }
    this.#members.add(member)
    socket.on('message', (raw) => void this.#receive(member, String(raw)))
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
      member.identity = await this.#byToken(params.authorization)
      return member.identity ? answer('OK') : refuse(4001, 'Unauthorized')
    }
    const { identity } = member
    if (!identity) return refuse(4001, 'Sign in to see who else is here')
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
      if (member === from || member.socket.readyState !== member.socket.OPEN) continue
      for (const subscription of member.subscriptions)
        member.socket.send(
          JSON.stringify({
            jsonrpc: '2.0',
            method: 'presence_subscription',
            params: { subscription, result },
          }),
        )
    }
  }

  async #byToken(authorization: unknown): Promise<Identity | null> {
    if (typeof authorization !== 'string') return null
    const request = { headers: { authorization } } as Parameters<LakeContext['authenticate']>[0]
    return this.#ctx.authenticate(request).catch(() => null)
  }
}
