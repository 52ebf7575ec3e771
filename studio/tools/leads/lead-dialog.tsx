import { Button, Card, Dialog, Flex, Stack, Text } from '@sanity/ui'
import { useToast } from '@sanity/ui/toast'
import { useEffect, useId, useRef } from 'react'
import type { LeadFile } from '../../../app/leads/files/lead-file.ts'
import { sizeText } from '../../../app/leads/form/files.ts'
import type { LeadDetails } from '../../../app/leads/staff/inbox.ts'
import { paths } from '../../../values/paths.ts'
import { AnswerFrame } from '../answer-frame.tsx'
import type { SiteApi } from '../site-api.ts'
import { useAnswer } from '../use-answer.ts'
import { clockOf, when } from './clock.ts'
import { saveAs } from './save-as.ts'

type Line = readonly [name: string, value: string | null | undefined]

const textOf = (value: unknown) =>
  Array.isArray(value)
    ? value.join(', ')
    : value === true
      ? 'Yes'
      : value === false
        ? 'No'
        : String(value ?? '')

/** How often, and after how many milliseconds, it is asked what has become of a delivery that is on its way. */
const looks = { most: 10, everyMs: 2000 }

/** One lead with what was typed, the visit, consents and deliveries. */
export function LeadDialog({
  api,
  id,
  onClose,
  onChange,
}: {
  api: SiteApi
  id: number
  onClose(): void
  onChange(): void
}) {
  const dialog = useId()
  const toast = useToast()
  const answered = useAnswer(() => api.get<LeadDetails>(paths.staffLead(id)))
  const { answer, reload } = answered
  const looked = useRef(0)

  useEffect(() => {
    const onItsWay = answer?.deliveries.some(({ state, lastError }) => state === 'waiting' && !lastError)
    if (!onItsWay || looked.current === looks.most) return
    const timer = setTimeout(() => {
      looked.current += 1
      reload()
    }, looks.everyMs)
    return () => clearTimeout(timer)
  }, [answer, reload])

  async function mark(isAnswered: boolean) {
    try {
      await api.post(paths.staffLeadsAnswered, { ids: [id], answered: isAnswered })
      reload()
      onChange()
    } catch (error) {
      toast.push({ status: 'error', title: (error as Error).message })
    }
  }

  async function release() {
    try {
      await api.post(paths.staffLeadsGenuine, { ids: [id] })
      reload()
      onChange()
    } catch (error) {
      toast.push({ status: 'error', title: (error as Error).message })
    }
  }

  async function save({ id: file, name }: LeadFile) {
    try {
      saveAs(await api.file(paths.staffLeadFile(id, file)), name)
    } catch (error) {
      toast.push({ status: 'error', title: (error as Error).message })
    }
  }

  return (
    <Dialog id={dialog} header={`Lead ${id}`} width={2} onClose={onClose} open>
      <AnswerFrame answered={answered} empty={() => undefined}>
        {(details) => (
          <Details
            details={details}
            onMark={(done) => void mark(done)}
            onRelease={() => void release()}
            onSave={(file) => void save(file)}
          />
        )}
      </AnswerFrame>
    </Dialog>
  )
}

interface DetailsProps {
  details: LeadDetails
  onMark(answered: boolean): void
  onRelease(): void
  onSave(file: LeadFile): void
}

function Details({ details, onMark, onRelease, onSave }: DetailsProps) {
  const { lead, files, consents, deliveries } = details
  const visit: Line[] = [
    ['Sent from', lead.url],
    ['Came from', lead.referrer],
    ['Pages visited', lead.pages.join(' › ')],
    ...Object.entries(lead.parameters),
  ]
  return (
    <Stack padding={4} gap={5}>
      <Flex align="center" gap={4} wrap="wrap">
        <Text size={1}>
          {lead.category}, received {when.format(new Date(lead.createdAt))}. {clockOf(lead, new Date())}
        </Text>
        {lead.complete && !lead.suspected && (
          <Button
            mode={lead.answeredAt ? 'ghost' : 'default'}
            tone={lead.answeredAt ? 'default' : 'positive'}
            text={lead.answeredAt ? 'Not answered after all' : 'Mark as answered'}
            onClick={() => onMark(!lead.answeredAt)}
          />
        )}
      </Flex>
      {lead.suspected && (
        <Card padding={4} radius={2} tone="caution">
          <Flex align="center" gap={4} wrap="wrap">
            <Text size={1}>This may be spam, and was delivered to nobody: {lead.suspected}.</Text>
            <Button mode="ghost" text="Not spam: deliver it" onClick={onRelease} />
          </Flex>
        </Card>
      )}
      <Lines
        title="What was sent"
        lines={Object.entries(lead.fields).map(([name, value]) => [name, textOf(value)] as const)}
      />
      {files.length > 0 && <Files files={files} onSave={onSave} />}
      <Lines title="The visit" lines={visit} />
      <Lines
        title="Consents"
        lines={consents.map(({ wording, given, at }) => [
          given ? `Yes, ${when.format(new Date(at))}` : 'No',
          wording,
        ])}
      />
      <Lines
        title="Deliveries"
        lines={deliveries.map(({ to, state, sentAt, lastError, attempts, partial }) => [
          to,
          [
            state === 'sent' && sentAt && `Delivered ${when.format(new Date(sentAt))}`,
            state === 'superseded' && 'Not sent: the finished lead was',
            state === 'waiting' &&
              (lastError ? `Tried ${attempts === 1 ? 'once' : `${attempts} times`}` : 'On its way'),
            partial && 'not finished',
            lastError,
          ]
            .filter(Boolean)
            .join(', '),
        ])}
      />
    </Stack>
  )
}

function Files({ files, onSave }: { files: readonly LeadFile[]; onSave(file: LeadFile): void }) {
  return (
    <Stack gap={3}>
      <Text size={1} weight="semibold">
        Files
      </Text>
      {files.map((file) => (
        <Flex key={file.id} align="center" gap={3}>
          <Text size={1}>
            {file.name}, {sizeText(file.bytes)}
          </Text>
          <Button
            mode="ghost"
            padding={2}
            fontSize={1}
            text="Save"
            aria-label={`Save ${file.name}`}
            onClick={() => onSave(file)}
          />
        </Flex>
      ))}
    </Stack>
  )
}

function Lines({ title, lines }: { title: string; lines: readonly Line[] }) {
  const shown = lines.filter(([, value]) => value)
  if (shown.length === 0) return null
  return (
    <Stack gap={3}>
      <Text size={1} weight="semibold">
        {title}
      </Text>
      <table className="staff-lines">
        <tbody>
          {shown.map(([name, value], index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two destinations may have one name, and the order stays.
            <tr key={index}>
              <th scope="row">{name}</th>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Stack>
  )
}
