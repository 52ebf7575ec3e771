import { z } from 'zod'

/** What a visitor writes; the browser and the server read it by the same schema. */
export const entrySchema = z.object({
  name: z.string({ error: 'Please tell us your name.' }).trim().min(1, 'Please tell us your name.').max(80),
  message: z.string({ error: 'Please write a message.' }).trim().min(1, 'Please write a message.').max(2000),
})

export interface Entry {
  name: string
  message: string
  /** True once the job of the entry has run. */
  greeted: boolean
}

/** Reads the entries of one site. */
export interface Guestbook {
  entries(): Promise<Entry[]>
}
