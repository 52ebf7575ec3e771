import { pino } from 'pino'
import { env } from './env.ts'

/** Structured log of every process. Secrets and personal data are redacted. */
export const log = pino({
  level: env.LOG_LEVEL,
  base: undefined,
  redact: {
    paths: [
      'token',
      'password',
      'authorization',
      'cookie',
      'email',
      'phone',
      'headers.authorization',
      'headers.cookie',
      'req.headers',
      '*.token',
      '*.password',
      '*.cookie',
      '*.email',
      '*.phone',
    ],
    censor: '[redacted]',
  },
})

export type Log = Pick<typeof log, 'debug' | 'info' | 'warn' | 'error'>
