import { Mails } from 'lucide-react'
import type { OutboxRow } from '../../../app/messages/message.ts'
import { paths } from '../../../values/paths.ts'
import { AnswerFrame } from '../answer-frame.tsx'
import { defineTool } from '../define-tool.ts'
import type { SiteApi } from '../site-api.ts'
import { type Column, StaffTable } from '../table.tsx'
import { useAnswer } from '../use-answer.ts'

interface Listed {
  messages: OutboxRow[]
  /** Kinds that a provider sends. */
  sent: OutboxRow['kind'][]
}

const when = new Intl.DateTimeFormat('en-AU', { dateStyle: 'medium', timeStyle: 'medium' })
const kinds = { sms: 'Text message', mail: 'Mail' } as const

function stateOf({ sentAt, sentBy, refused }: OutboxRow) {
  if (refused) return 'Refused'
  if (!sentAt) return 'Waiting'
  return sentBy ? `Sent by ${sentBy}` : 'Here alone'
}

const columns: Column<OutboxRow>[] = [
  { title: 'When', cell: ({ createdAt }) => when.format(new Date(createdAt)) },
  { title: 'Kind', cell: ({ kind }) => kinds[kind] },
  { title: 'To', cell: ({ recipient }) => recipient },
  {
    title: 'Message',
    cell: ({ subject, text, attachments, refused }) => (
      <>
        {subject}
        {subject ? <small>{text}</small> : (text ?? 'A code to sign in with, which nobody else may read')}
        {attachments.length > 0 && <small>With {attachments.join(', ')}</small>}
        {refused && <small>{refused}</small>}
      </>
    ),
  },
  { title: 'State', cell: stateOf },
]

function Outbox({ api }: { api: SiteApi }) {
  const answered = useAnswer(() => api.get<Listed>(paths.staffOutbox))
  return (
    <AnswerFrame
      answered={answered}
      empty={({ messages, sent }) =>
        messages.length > 0
          ? undefined
          : {
              title: 'No message yet',
              text: `Text messages and mails of the site are listed here for 30 days.${
                sent.includes('sms') ? '' : ' No provider sends text messages: they can be read here alone.'
              }`,
            }
      }
    >
      {({ messages }) => (
        <StaffTable
          label="Messages, the newest first"
          columns={columns}
          rows={messages}
          keyOf={({ id }) => id}
          toneOf={({ refused }) => (refused ? 'critical' : undefined)}
        />
      )}
    </AnswerFrame>
  )
}

export default defineTool({
  name: 'outbox',
  title: 'Outbox',
  icon: Mails,
  roles: ['administrator', 'editor'],
  component: Outbox,
})
