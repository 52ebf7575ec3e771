declare module 'pg-copy-streams' {
  import type { Writable } from 'node:stream'
  import type { Submittable } from 'pg'

  /** Stream of `COPY … FROM STDIN`: what is written to it becomes rows. */
  export function from(text: string): Writable & Submittable
}
