import { readForm } from '#app/forms/read-form.server.ts'
import { defineAction } from '#app/page/action.ts'
import type { ContentOf } from '#app/page/block.ts'
import { entrySchema } from '../../app/guestbook/entry.ts'
import { greetJob } from '../../app/guestbook/greet-job.server.ts'
import type block from './query.ts'

export default defineAction<ContentOf<typeof block>>({
  async run({ form, write }) {
    const { fields, refused } = readForm(form, entrySchema)
    if (refused) return refused
    const saved = await write(async ({ tenant, query, enqueue }) => {
      const { rows } = await query<{ id: string }>(
        'insert into guestbook_entries (tenant, name, message) values ($1, $2, $3) returning id',
        [tenant, fields.name, fields.message],
      )
      if (fields.message === 'break') throw new Error('The guestbook is broken.')
      await enqueue(greetJob, { id: rows[0]!.id })
      return { id: rows[0]!.id, name: fields.name }
    })
    return { status: 200, data: saved }
  },
})
