import { Button, Dialog, Flex, Stack, Text } from '@sanity/ui'
import { useToast } from '@sanity/ui/toast'
import { Send } from 'lucide-react'
import { useId, useState } from 'react'
import { useCurrentUser } from 'sanity'
import { paths } from '../../../values/paths.ts'
import { AnswerFrame } from '../answer-frame.tsx'
import { defineTool } from '../define-tool.ts'
import type { SiteApi } from '../site-api.ts'
import { type Column, StaffTable } from '../table.tsx'
import { useAnswer } from '../use-answer.ts'

/** A job of the site (`GET /api/staff/deliveries`). */
interface Delivery {
  id: string
  name: string
  state: 'waiting' | 'failed'
  attempts: number
  lastError: string | null
  enqueuedAt: string
  runAt: string
}

interface Listed {
  failed: Delivery[]
  waiting: Delivery[]
}

const when = new Intl.DateTimeFormat('en-AU', { dateStyle: 'medium', timeStyle: 'medium' })

function Deliveries({ api }: { api: SiteApi }) {
  const answered = useAnswer(() => api.get<Listed>(paths.staffDeliveries))
  const toast = useToast()
  const [discarding, setDiscarding] = useState<Delivery>()
  const isAdministrator = useCurrentUser()?.roles.some(({ name }) => name === 'administrator')

  async function change(path: 'replay' | 'discard', { id }: Delivery) {
    try {
      await api.post(paths.staffDeliveriesChange(path), { ids: [id] })
      answered.reload()
    } catch (error) {
      toast.push({ status: 'error', title: (error as Error).message })
    }
  }

  const columns: Column<Delivery>[] = [
    { title: 'Since', cell: ({ enqueuedAt }) => when.format(new Date(enqueuedAt)) },
    {
      title: 'What',
      cell: ({ name, lastError }) => (
        <>
          {name}
          {lastError && <small>{lastError}</small>}
        </>
      ),
    },
    { title: 'Tries', number: true, cell: ({ attempts }) => attempts },
    {
      title: 'State',
      cell: ({ state, runAt }) =>
        state === 'failed' ? 'Given up' : `Next try ${when.format(new Date(runAt))}`,
    },
    {
      title: 'Actions',
      cell: (row) =>
        row.state === 'failed' && (
          <Flex gap={2}>
            <Button
              mode="ghost"
              padding={2}
              fontSize={1}
              text="Try again"
              onClick={() => change('replay', row)}
            />
            {isAdministrator && (
              <Button
                mode="bleed"
                tone="critical"
                padding={2}
                fontSize={1}
                text="Discard"
                onClick={() => setDiscarding(row)}
              />
            )}
          </Flex>
        ),
    },
  ]
  return (
    <>
      <AnswerFrame
        answered={answered}
        empty={({ failed, waiting }) =>
          failed.length + waiting.length > 0
            ? undefined
            : {
                title: 'Everything is delivered',
                text: 'What the site sends in the background is listed here while it waits for its next try, and when it could not be sent at all.',
              }
        }
      >
        {({ failed, waiting }) => (
          <StaffTable
            label="Deliveries, what was given up first"
            columns={columns}
            rows={[...failed, ...waiting]}
            keyOf={({ id }) => id}
            toneOf={({ state }) => (state === 'failed' ? 'critical' : undefined)}
            onOpen={(row) => row.state === 'failed' && void change('replay', row)}
          />
        )}
      </AnswerFrame>
      {discarding && (
        <DiscardDialog
          name={discarding.name}
          onClose={() => setDiscarding(undefined)}
          onDiscard={() => {
            setDiscarding(undefined)
            void change('discard', discarding)
          }}
        />
      )}
    </>
  )
}

/** Asks before a delivery is thrown away. */
function DiscardDialog({ name, onClose, onDiscard }: { name: string; onClose(): void; onDiscard(): void }) {
  const id = useId()
  return (
    <Dialog id={id} header="Discard this delivery?" width={1} onClose={onClose} open>
      <Stack padding={4} gap={4}>
        <Text size={1}>
          "{name}" will never be sent, and it cannot be brought back. What was stored on the site stays.
        </Text>
        <Flex gap={2} justify="flex-end">
          <Button mode="bleed" text="Keep it" onClick={onClose} />
          <Button tone="critical" text="Discard" onClick={onDiscard} />
        </Flex>
      </Stack>
    </Dialog>
  )
}

export default defineTool({
  name: 'deliveries',
  title: 'Deliveries',
  icon: Send,
  roles: ['administrator', 'editor'],
  component: Deliveries,
})
