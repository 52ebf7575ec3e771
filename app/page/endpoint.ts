import type { z } from 'zod'
import type { Reads } from '#app/content/reads.server.ts'
import type { Site } from '#app/tenancy/site.ts'
import type { Log } from '#platform/log.ts'
import type { FileLimits } from './action.ts'
import type { Caller, Platform } from './platform.ts'
import type { SiteServices } from './services.ts'
import type { Person, Role } from './staff.ts'
import type { Rate, Write } from './write.ts'

/** What an endpoint works with: everything it reads belongs to `site`. */
export interface EndpointContext extends SiteServices {
  platform: Platform
  site: Site
  reads: Reads
  instant: Date
  log: Log
  /** Who uses a tool; set for endpoints with `staff`. */
  person?: Person
  request: Request
  caller: Caller
  /** Parameters of its path: `{ slug: 'kia-rio' }` for `/api/cars/:slug`. */
  params: Record<string, string>
}

/** What an endpoint returns: a value is sent as JSON with status 200. */
export type EndpointAnswer = Response | object

/** What an endpoint that writes works with besides. */
export interface WriteContext extends EndpointContext {
  write: Write
  /** Files that came beside the JSON, by field: `ReceivedFile`s. */
  files: FormData
}

interface EndpointBase {
  /** Path on every site, with parameters: `/api/cars/:slug`. */
  path: `/api/${string}`
  /** `Cache-Control` of its good answers; `no-store` where it is left out. */
  cacheControl?: string
  /** Any origin may ask: what it says any visitor may know, or its body proves who asks. */
  anyOrigin?: boolean
  /** For tools of the Studio alone: who sends a token of `POST /api/staff/token` and has one of these roles. */
  staff?: readonly Role[]
}

/** Answers GET. */
export interface ReadEndpoint<Query extends z.ZodType = z.ZodType> extends EndpointBase {
  method: 'GET'
  /** Reads the parameters of the address; what does not fit is answered 422. */
  query: Query
  /** Said with a 422; else the first issue of `query`. */
  queryProblem?: string
  run(query: z.output<Query>, context: EndpointContext): Promise<EndpointAnswer>
}

/** Answers POST with a JSON body, from pages of the site itself. */
export interface WriteEndpoint<Body extends z.ZodType = z.ZodType> extends EndpointBase {
  method: 'POST'
  /** Reads the body; what does not fit is answered 422. */
  body: Body
  /** Said with a 422; else the first issue of `body`. */
  bodyProblem?: string
  /** Longest body in bytes: 64 kB unless set. */
  maxBytes?: number
  /**
   * Set where it also takes `multipart/form-data`: JSON in the field `json`, then files. Asked before the first file is
   * read; undefined refuses it.
   */
  files?(context: EndpointContext): Promise<FileLimits | undefined>
  /** How often one address may send it on one site: 10 times a minute unless set. */
  rate?: Rate
  run(body: z.output<Body>, context: WriteContext): Promise<EndpointAnswer>
}

export type Endpoint = ReadEndpoint | WriteEndpoint

/** An endpoint, its types those of its query or body. */
export const defineEndpoint = <Input extends z.ZodType>(
  endpoint: ReadEndpoint<Input> | WriteEndpoint<Input>,
) => endpoint as unknown as Endpoint

/** Thrown by an endpoint that cannot do what was asked: answered with `status` and `{ error: message }`. */
export class EndpointError extends Error {
  override name = 'EndpointError'
  readonly status: number

  constructor(status: number, message: string, options?: ErrorOptions) {
    super(message, options)
    this.status = status
  }
}
