import type { Site } from '#app/tenancy/site.ts'
import type { Log } from '#platform/log.ts'
import type { PageInfo } from './block.ts'
import type { Caller } from './platform.ts'
import type { SiteServices } from './services.ts'
import type { Visitor } from './visitor.ts'
import type { Rate, Write } from './write.ts'

/** What a block's action is given. Everything it reads and writes belongs to `site`. */
export interface ActionContext<Content> extends SiteServices {
  content: Content
  site: Site
  page: PageInfo
  /** Parameters of the path of a page that the site makes by itself: `{ vehicle: 'kia-rio' }`. */
  params: Record<string, string>
  /** What was sent, without the fields of the form's own; its files are `ReceivedFile`s. */
  form: FormData
  instant: Date
  signal: AbortSignal
  log: Log
  write: Write
  /** Who is signed in, on a page that is made for one visitor. */
  visitor: Visitor | null
  caller: Caller
  /** Where it came from, for what is kept with a lead. */
  sender: { url: string; userAgent: string; referrer?: string }
  /** What a script says of the visit beside the form; nothing of it is checked. */
  said?: Readonly<Record<string, unknown>>
}

/** What came of a submission; the view of the block gets it as `result`. Serialisable. */
export interface ActionResult<Data = unknown> {
  /** 200 where it was accepted; 422 where the fields have to be mended; 500 and 503 are said for it by the site. */
  status: 200 | 409 | 422 | 429 | 500 | 503
  data?: Data
  /** Said above the form, where it was not accepted as a whole. */
  error?: string
  /** Messages by the name of the field. */
  errors?: Record<string, string[]>
  /** What was typed, by field, so that nothing is lost; never a file. */
  values?: Record<string, string | string[]>
  /** Path on the site that the browser goes to instead of the page. */
  redirect?: string
  /** `Set-Cookie` of the answer; no view sees it. */
  cookie?: string
}

/** How large files of a form may be in bytes. */
export interface FileLimits {
  /** Of a larger one the bytes are not kept; the action sees its size. */
  each: number
  together: number
}

export interface BlockAction<Content, Data = unknown> {
  run(context: ActionContext<Content>): Promise<ActionResult<Data>>
  /** How large files may be, where this block takes any; else a form with files is refused. */
  files?(content: Content): FileLimits | undefined
  /** How often one address may send it on one site: 10 times a minute unless set. */
  rate?: Rate
}

/** `action.server.ts`, default export: what a block does with a POST to the page it stands on. */
export const defineAction = <Content, Data = unknown>(action: BlockAction<Content, Data>) => action
