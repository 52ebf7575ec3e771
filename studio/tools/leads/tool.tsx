import { Button, Flex, Select, Text, TextInput } from '@sanity/ui'
import { useToast } from '@sanity/ui/toast'
import { Inbox as InboxIcon } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import { useCurrentUser } from 'sanity'
import type { Inbox, InboxLead } from '../../../app/leads/staff/inbox.ts'
import { paths } from '../../../values/paths.ts'
import { AnswerFrame } from '../answer-frame.tsx'
import { defineTool } from '../define-tool.ts'
import type { SiteApi } from '../site-api.ts'
import { type Column, StaffTable } from '../table.tsx'
import { useAnswer } from '../use-answer.ts'
import { clockOf, when } from './clock.ts'
import { LeadDialog } from './lead-dialog.tsx'
import { saveAs } from './save-as.ts'
import { WebhookKeyDialog } from './webhook-key.tsx'

const states = {
  open: 'To be answered',
  overdue: 'Overdue',
  answered: 'Answered',
  unfinished: 'Not finished',
  suspected: 'Suspected spam',
  all: 'All',
} as const
type State = keyof typeof states

const columns: Column<InboxLead>[] = [
  { title: 'Received', cell: ({ createdAt }) => when.format(new Date(createdAt)) },
  {
    title: 'From',
    cell: ({ name, phone, email }) => (
      <>
        {name ?? 'No name'}
        <small>{[phone, email].filter(Boolean).join(' · ')}</small>
      </>
    ),
  },
  {
    title: 'About',
    cell: ({ category, car, dealership }) => (
      <>
        {category}
        <small>{[car, dealership].filter(Boolean).join(' · ')}</small>
      </>
    ),
  },
  { title: 'Clock', cell: (lead) => clockOf(lead, new Date()) },
  {
    title: 'Delivery',
    cell: ({ delivery, suspected }) =>
      suspected
        ? 'Held back'
        : { failing: 'Tried again', waiting: 'On its way', sent: 'Delivered', none: 'Nowhere' }[delivery],
  },
]

const toneOf = ({ dueAt, delivery }: InboxLead) =>
  dueAt && Date.parse(dueAt) < Date.now() ? 'critical' : delivery === 'failing' ? 'caution' : undefined

/** What shoppers have sent to the site: who waits for an answer, and for how long. */
function Leads({ api }: { api: SiteApi }) {
  const [state, setState] = useState<State>('open')
  const [category, setCategory] = useState('')
  const [typed, setTyped] = useState('')
  const [before, setBefore] = useState('')
  const [opened, setOpened] = useState<number>()
  const [showsKey, setShowsKey] = useState(false)
  const isAdministrator = useCurrentUser()?.roles.some(({ name }) => name === 'administrator') ?? false
  const text = useDeferredValue(typed)
  const toast = useToast()
  const filter = { state, category, text }
  const path = paths.staffLeads({ ...filter, before })
  const answered = useAnswer(() => api.get<Inbox>(path), path)

  const narrow =
    <Value,>(set: (value: Value) => void) =>
    (value: Value) => {
      set(value)
      setBefore('')
    }

  async function save() {
    try {
      const { csv, count } = await api.get<{ csv: string; count: number }>(paths.staffLeadsFile(filter))
      saveAs(new Blob([csv], { type: 'text/csv' }), 'leads.csv')
      toast.push({
        status: 'success',
        title: count === 1 ? '1 lead in the file' : `${count} leads in the file`,
      })
    } catch (error) {
      toast.push({ status: 'error', title: (error as Error).message })
    }
  }

  return (
    <>
      <Flex gap={3} padding={4} align="center" wrap="wrap">
        <div style={{ width: '11rem' }}>
          <Select
            aria-label="Which leads"
            value={state}
            onChange={({ currentTarget }) => narrow(setState)(currentTarget.value as State)}
          >
            {Object.entries(states).map(([value, title]) => (
              <option key={value} value={value}>
                {title}
              </option>
            ))}
          </Select>
        </div>
        <div style={{ width: '12rem' }}>
          <Select
            aria-label="Category"
            value={category}
            onChange={({ currentTarget }) => narrow(setCategory)(currentTarget.value)}
          >
            <option value="">All categories</option>
            {answered.answer?.categories.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </Select>
        </div>
        <div style={{ flex: '1 1 14rem', maxWidth: '22rem' }}>
          <TextInput
            aria-label="Name, phone, email, vehicle or words"
            placeholder="Name, phone, email, vehicle or words"
            value={typed}
            onChange={({ currentTarget }) => narrow(setTyped)(currentTarget.value)}
          />
        </div>
        <Text size={1} muted>
          {answered.answer && `${answered.answer.open} to be answered, ${answered.answer.overdue} overdue`}
        </Text>
        <Flex gap={2} style={{ marginInlineStart: 'auto' }}>
          <Button mode="ghost" text="Renew" onClick={answered.reload} />
          <Button mode="ghost" text="Save as CSV" onClick={() => void save()} />
          {isAdministrator && (
            <Button mode="ghost" text="Key of the webhook" onClick={() => setShowsKey(true)} />
          )}
        </Flex>
      </Flex>
      <AnswerFrame
        answered={answered}
        empty={({ leads }) =>
          leads.length > 0
            ? undefined
            : state === 'open' && category === '' && text === ''
              ? {
                  title: 'Nobody waits for an answer',
                  text: 'What shoppers send with the forms of the site stands here, with how long it has waited. Where it is sent besides is set under "Where leads go".',
                }
              : { title: 'No lead fits', text: 'Choose another state or category, or look for other words.' }
        }
      >
        {({ leads, older }) => (
          <>
            <StaffTable
              label="Leads, the newest first"
              columns={[
                ...columns,
                {
                  title: 'Actions',
                  cell: ({ id }) => (
                    <Button
                      mode="ghost"
                      padding={2}
                      fontSize={1}
                      text="Open"
                      aria-label={`Open lead ${id}`}
                      onClick={() => setOpened(id)}
                    />
                  ),
                },
              ]}
              rows={leads}
              keyOf={({ id }) => String(id)}
              toneOf={toneOf}
              onOpen={({ id }) => setOpened(id)}
            />
            <Flex gap={2} padding={4}>
              {before !== '' && <Button mode="ghost" text="Newest" onClick={() => setBefore('')} />}
              {older !== null && (
                <Button mode="ghost" text="Older" onClick={() => setBefore(String(older))} />
              )}
            </Flex>
          </>
        )}
      </AnswerFrame>
      {showsKey && <WebhookKeyDialog api={api} onClose={() => setShowsKey(false)} />}
      {opened !== undefined && (
        <LeadDialog api={api} id={opened} onClose={() => setOpened(undefined)} onChange={answered.reload} />
      )}
    </>
  )
}

export default defineTool({
  name: 'leads',
  title: 'Leads',
  icon: InboxIcon,
  roles: ['administrator', 'editor'],
  component: Leads,
})
