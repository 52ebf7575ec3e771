import { Badge, Button, Card, Checkbox, Flex, Heading, Stack, Text } from '@sanity/ui'
import { type Doc, titleOf } from './documents.ts'
import { inWords } from './field-kinds.ts'
import type { FieldDifference, SitePlan } from './settings-plan.ts'

interface Props {
  name: string
  plan: SitePlan
  titles: ReadonlyMap<string, Doc | undefined>
  /** Names of the fields to copy. */
  ticked: readonly string[]
  onTick(fields: string[]): void
}

/** One site: each field that differs, with its current and its new value. */
export function SettingsPreview({ name, plan, titles, ticked, onTick }: Props) {
  const open = plan.changes.filter(({ obstacle }) => !obstacle).map(({ field }) => field.name)
  const all = open.length > 0 && ticked.length === open.length
  return (
    <Card border radius={2} padding={4} data-testid={`settings-${plan.site}`}>
      <Stack gap={4}>
        <Flex align="center" gap={3}>
          <Heading as="h3" size={1}>
            {name}
          </Heading>
          <Text size={1} muted style={{ flex: 1 }}>
            {plan.skipped ?? `Block ${plan.position}${plan.host?.draft ? ', in the draft there is' : ''}`}
          </Text>
          {open.length > 0 && (
            <Button
              mode="bleed"
              padding={2}
              fontSize={1}
              text={all ? 'Tick none' : 'Tick all'}
              aria-label={`${all ? 'Tick none' : 'Tick all'} of ${name}`}
              onClick={() => onTick(all ? [] : open)}
            />
          )}
        </Flex>
        {plan.changes.length > 0 && (
          <table className="settings-table">
            <thead>
              <tr>
                <th scope="col">Take over</th>
                <th scope="col">Now on {name}</th>
                <th scope="col">As here</th>
              </tr>
            </thead>
            <tbody>
              {plan.changes.map((change) => (
                <ChangeRow
                  key={change.field.name}
                  change={change}
                  titles={titles}
                  ticked={ticked.includes(change.field.name)}
                  label={`${change.field.title} on ${name}`}
                  onTick={() =>
                    onTick(
                      ticked.includes(change.field.name)
                        ? ticked.filter((field) => field !== change.field.name)
                        : [...ticked, change.field.name],
                    )
                  }
                />
              ))}
            </tbody>
          </table>
        )}
      </Stack>
    </Card>
  )
}

interface RowProps {
  change: FieldDifference
  titles: Props['titles']
  ticked: boolean
  label: string
  onTick(): void
}

function ChangeRow({ change: { field, before, after, obstacle }, titles, ticked, label, onTick }: RowProps) {
  const title = (id: string) => {
    const doc = titles.get(id)
    return doc && titleOf(doc)
  }
  return (
    <tr>
      <td>
        <Flex as="label" align="center" gap={2}>
          <Checkbox aria-label={label} checked={ticked} disabled={Boolean(obstacle)} onChange={onTick} />
          <Text size={1}>{field.title}</Text>
          {field.kind === 'words' && <Badge fontSize={0}>Content</Badge>}
        </Flex>
      </td>
      <td>
        <Text size={1} muted>
          {inWords(before, field.type, title)}
        </Text>
      </td>
      <td>
        <Text size={1}>{inWords(after, field.type, title)}</Text>
        {obstacle && (
          <Text size={1} muted>
            {obstacle}
          </Text>
        )}
      </td>
    </tr>
  )
}
