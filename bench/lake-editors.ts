import { setTimeout as pause } from 'node:timers/promises'
import { draftId } from '#values/document-ids.ts'
import { type Access, lakeClient } from './lake-client.ts'

export interface Editor {
  page: string
  tenant: string
}

export interface Heard {
  edits: number
  events: number
  /** From sending an edit to receiving its event, in milliseconds. */
  delays: number[]
}

const pauseMs = 1_000
const heard: Heard = { edits: 0, events: 0, delays: [] }
const sent = new Map<string, number>()
let working = true

/**
 * Opens the streams of a Studio with an open document: that document, a list, everything for the preview, and live
 * events.
 */
async function listen(access: Access, { page, tenant }: Editor) {
  const client = lakeClient(access)
  const hear = (query: string, params: Record<string, string>, transaction?: (id: string) => void) =>
    new Promise<void>((resolve, reject) => {
      client.listen(query, params, { events: ['welcome', 'mutation'], includeResult: false }).subscribe({
        next(event) {
          if (event.type === 'welcome') resolve()
          if (event.type !== 'mutation') return
          heard.events++
          transaction?.(event.transactionId)
        },
        error: reject,
      })
    })
  const live = new Promise<void>((resolve, reject) => {
    client.live.events({ includeDrafts: true }).subscribe({
      next(event) {
        if (event.type === 'welcome') resolve()
        if (event.type === 'message') heard.events++
      },
      error: reject,
    })
  })
  await Promise.all([
    hear('*[_id in [$page, $draft]]', { page, draft: draftId(page) }, (id) => {
      const since = sent.get(id)
      if (since !== undefined) heard.delays.push(performance.now() - since)
    }),
    hear('*[_type == "page" && tenant._ref == $tenant]', { tenant }),
    hear('*[!(_id in path("_.**"))]', {}),
    live,
  ])
}

/** Edits the page's title about once a second, as the Studio saves what is typed. */
async function type(access: Access, { page }: Editor) {
  const client = lakeClient(access)
  for (let count = 0; working; count++) {
    await pause(pauseMs * (0.5 + Math.random()))
    const transactionId = `${page}-${count}`
    const patch = { set: { title: `Title ${count} of ${page}` } }
    sent.set(transactionId, performance.now())
    await client.action(
      { actionType: 'sanity.action.document.edit', draftId: draftId(page), publishedId: page, patch },
      { transactionId },
    )
    heard.edits++
  }
}

let typing: Promise<unknown> = Promise.resolve()
process.on('message', async (message: { access: Access; editors: Editor[] } | 'stop') => {
  if (message === 'stop') {
    working = false
    await typing
    while (heard.delays.length < heard.edits) await pause(20)
    process.send?.(heard)
    return
  }
  const { access, editors } = message
  await Promise.all(editors.map((editor) => listen(access, editor)))
  typing = Promise.all(editors.map((editor) => type(access, editor)))
  process.send?.('listening')
})
process.once('disconnect', () => process.exit(0))
process.send?.({ port: 0 })
