import type { ZodType, z } from 'zod'
import type { Log } from '#platform/log.ts'

/** What a scheduled job's handler is given. */
export interface ScheduledContext<Services> {
  id: string
  /** 1 for the first try. A job that a stopping worker gave back counts that try too. */
  attempt: number
  /** Aborted at the time limit, when the worker stops for good, and when another worker has taken the job. */
  signal: AbortSignal
  services: Services
  log: Log
}

/** What a tenant's job is given beside its payload. */
export interface JobContext<Services> extends ScheduledContext<Services> {
  tenant: string
}

interface Rules {
  /** Letters, digits, `-`, `_` and `.`: `forms.deliver`. Jobs in the database are found by it. */
  name: string
  /** How often it is tried before it is a dead letter, 1 or more. */
  attempts: number
  /**
   * Seconds before the second try, and the longest pause. Each pause is twice the one before, plus up to as much
   * again by chance. 10 seconds and one hour unless set.
   */
  backoff?: { first: number; max: number }
  /** Seconds one try may take; 60 unless set. */
  timeLimit?: number
  /** How many of them one process does at a time; 4 unless set. */
  lanes?: number
  /** How many of one tenant are done at a time, over all processes; as many as the lanes unless set. */
  perTenant?: number
}

/** A job as workers see it: whatever its payload, it needs `Services`. */
export interface AnyJob<Services> extends Required<Omit<Rules, 'perTenant'>>, Pick<Rules, 'perTenant'> {
  /** Five fields of cron, in UTC. */
  schedule?: string
  start: (
    stored: unknown,
    tenant: string | undefined,
    context: ScheduledContext<Services>,
  ) => Promise<unknown>
}

export interface Job<Payload, Services> extends AnyJob<Services> {
  payload: ZodType<unknown, Payload>
}

const defaults = { backoff: { first: 10, max: 3600 }, timeLimit: 60, lanes: 4 }

/**
 * Declares a job of tenants. Its handler runs at least once for every enqueued payload, so doing it twice must do
 * no harm. What `run` throws is the job's last error: say what went wrong without repeating the payload.
 */
export function defineJob<Schema extends ZodType, Services = unknown>(
  job: Rules & {
    payload: Schema
    run: (payload: z.output<Schema>, context: JobContext<Services>) => Promise<unknown>
  },
): Job<z.input<Schema>, Services> {
  const { run, ...rules } = job
  return {
    ...defaults,
    ...rules,
    payload: job.payload as ZodType<unknown, z.input<Schema>>,
    async start(stored, tenant, context) {
      if (!tenant) throw new Error(`a job ${job.name} has no tenant; enqueue it with one`)
      return run(parsed(job.payload, stored), { ...context, tenant })
    },
  }
}

/** Declares a job of the platform that runs by the clock, once for all processes. */
export function defineScheduledJob<Services = unknown>(
  job: Rules & { schedule: string; run: (context: ScheduledContext<Services>) => Promise<unknown> },
): AnyJob<Services> {
  const { run, ...rules } = job
  return { ...defaults, ...rules, start: (_stored, _tenant, context) => run(context) }
}

function parsed<Schema extends ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  throw new Error(`the payload is not valid: ${issuesOf(result.error)}`)
}

/** Where a payload is wrong and how, without what it holds. */
export function issuesOf(error: z.ZodError): string {
  return error.issues.map(({ path, code }) => `${path.join('.') || 'payload'}: ${code}`).join(', ')
}
