import { z } from 'zod'

const port = z.coerce.number().int().min(1).max(65535)
const flag = z.enum(['true', 'false', '1', '0']).transform((value) => value === 'true' || value === '1')
const httpUrl = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''))

/** Every variable the product reads: what it means, what is allowed, its default. */
const variables = {
  NODE_ENV: {
    allowed: 'development, production or test',
    shape: z.enum(['development', 'production', 'test']).default('production'),
  },
  PORT: { allowed: 'a port from 1 to 65535', shape: port.default(3000) },
  STUDIO_PORT: { allowed: 'a port from 1 to 65535', shape: port.default(3333) },
  METRICS_PORT: {
    allowed: 'a port from 1 to 65535; without one, nothing serves metrics',
    shape: port.optional(),
  },
  LISTEN_HOST: {
    allowed: '127.0.0.1 for this machine alone, or 0.0.0.0 or :: for others too',
    shape: z.enum(['127.0.0.1', '0.0.0.0', '::']).optional(),
  },
  DATA_DIR: { allowed: 'a folder that can be written to', shape: z.string().min(1).default('.data') },
  DATABASE_URL: {
    allowed: 'a PostgreSQL address: postgres://user:password@host/database',
    shape: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  },
  SANITY_PROJECT_ID: {
    allowed: '"local" for the embedded Content Lake, or a Sanity project id',
    shape: z
      .string()
      .regex(/^[a-z0-9][a-z0-9-]*$/)
      .default('local'),
  },
  SANITY_DATASET: {
    allowed: 'a dataset name: lower-case letters, digits, - and _',
    shape: z
      .string()
      .regex(/^[a-z0-9][a-z0-9_-]*$/)
      .default('production'),
  },
  SANITY_API_TOKEN: { allowed: 'an API token', shape: z.string().min(1).optional() },
  ALGOLIA_APP_ID: {
    allowed: '"local" for the embedded search server, or the id of an Algolia application',
    shape: z
      .string()
      .regex(/^[A-Za-z0-9]+$/)
      .default('local'),
  },
  ALGOLIA_ADMIN_KEY: { allowed: 'an API key', shape: z.string().min(1).optional() },
  ALGOLIA_SEARCH_KEY: { allowed: 'an API key', shape: z.string().min(1).optional() },
  ALGOLIA_INDEX_PREFIX: {
    allowed: 'letters, digits, - and _',
    shape: z
      .string()
      .regex(/^[A-Za-z0-9_-]*$/)
      .default(''),
  },
  CONTENT_LAKE_URL: { allowed: 'an http or https address', shape: httpUrl.optional() },
  MEDIA_BASE: { allowed: 'an http or https address', shape: httpUrl.optional() },
  MAPBOX_TOKEN: {
    allowed: 'an access token of Mapbox; without one, places come from our own list',
    shape: z.string().min(1).optional(),
  },
  SMTP_URL: {
    allowed:
      'an address such as smtps://user:password@mail.example.com; without one, mails stand in the outbox alone',
    shape: z.url({ protocol: /^smtps?$/ }).optional(),
  },
  MAIL_FROM: {
    allowed: 'who mails are from, such as "Leads <leads@example.com>"',
    shape: z
      .string()
      .regex(/^[^\r\n@]*[^\s@]+@[^\s@]+$/)
      .optional(),
  },
  TWILIO_ACCOUNT_SID: {
    allowed:
      'the SID of a Twilio account, beginning with AC; without one, text messages stand in the outbox alone',
    shape: z
      .string()
      .regex(/^AC[0-9a-zA-Z]+$/)
      .optional(),
  },
  TWILIO_AUTH_TOKEN: { allowed: 'the auth token of that account', shape: z.string().min(1).optional() },
  TWILIO_FROM: {
    allowed: 'a number such as +61480000000, or a sender name of up to 11 letters and digits',
    shape: z
      .string()
      .regex(/^(\+[1-9]\d{6,14}|[A-Za-z0-9 ]{1,11})$/)
      .optional(),
  },
  TWILIO_MESSAGING_SERVICE: {
    allowed: 'the SID of a messaging service, beginning with MG',
    shape: z
      .string()
      .regex(/^MG[0-9a-zA-Z]+$/)
      .optional(),
  },
  TWILIO_BASE: {
    allowed: 'an http or https address',
    shape: httpUrl.default('https://api.twilio.com'),
  },
  SITE_ORIGIN: {
    allowed: 'an origin with {tenant} in its host name, for example https://{tenant}.example.com.au',
    shape: z
      .string()
      .regex(/^https?:\/\/[a-z0-9.-]*\{tenant\}[a-z0-9.-]*(:(\d{1,5}|\{port\}))?$/)
      .default('http://{tenant}.localhost:{port}'),
  },
  HOST_PROOF: {
    allowed: 'dns, file or none: how a host name of a tenant proves that it belongs to it',
    shape: z.enum(['dns', 'file', 'none']).default('dns'),
  },
  SITE_SECRET: {
    allowed: 'at least 32 characters, the same on every node',
    shape: z.string().min(32).optional(),
  },
  TRUST_PROXY: { allowed: 'true or false', shape: flag.default(false) },
  CHROMIUM: { allowed: 'the path of a Chromium or Chrome program', shape: z.string().min(1).optional() },
  LOG_LEVEL: {
    allowed: 'fatal, error, warn, info, debug, trace or silent',
    shape: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  },
} satisfies Record<string, { allowed: string; shape: z.ZodType }>

type Name = keyof typeof variables
type Values = { [K in Name]: z.output<(typeof variables)[K]['shape']> }

export type Env = Values & {
  /** True when content comes from the embedded Content Lake. */
  embedded: boolean
  /** True of the demo on the machine of whoever looks at it: its bare host lists all sites. */
  demo: boolean
  /**
   * Where the servers listen; undefined means everywhere. The demo, whose passwords are public, listens on this machine
   * alone.
   */
  LISTEN_HOST: string | undefined
  /** Base address of the embedded Content Lake's HTTP API. */
  CONTENT_LAKE_URL: string
}

/** Reads the environment. @throws Error with one line that names the variable and what is allowed */
export function readEnv(source: Record<string, string | undefined>): Env {
  const values: Record<string, unknown> = {}
  for (const [name, { allowed, shape }] of Object.entries(variables)) {
    const given = source[name]?.trim()
    const parsed = shape.safeParse(given === '' ? undefined : given)
    if (!parsed.success) throw new Error(`${name} is set to ${shown(name, given)}, but must be ${allowed}.`)
    values[name] = parsed.data
  }
  const read = values as Values
  const embedded = read.SANITY_PROJECT_ID === 'local'
  const LISTEN_HOST = read.LISTEN_HOST ?? (embedded ? '127.0.0.1' : undefined)
  return {
    ...read,
    embedded,
    demo: embedded && LISTEN_HOST === '127.0.0.1' && /\.localhost(:|$)/.test(read.SITE_ORIGIN),
    LISTEN_HOST,
    CONTENT_LAKE_URL: read.CONTENT_LAKE_URL ?? `http://localhost:${read.STUDIO_PORT}`,
  }
}

/** Values that may hold a secret are not shown. */
const shown = (name: string, given: string | undefined) =>
  /TOKEN|KEY|SECRET|DATABASE_URL|SMTP_URL/.test(name)
    ? 'a value that cannot be read'
    : JSON.stringify(given ?? '')

/** Ends the process with one line when the environment is invalid: nothing can start then. */
function load(): Env {
  try {
    return readEnv(process.env)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(78)
  }
}

export const env = load()

/** The environment for a child process: this one's, with some variables set. */
export function childEnv(variables: Record<string, string>): NodeJS.ProcessEnv {
  return { ...process.env, ...variables }
}
