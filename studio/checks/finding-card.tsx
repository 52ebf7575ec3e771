import { Button, Card, Flex, Stack, Text } from '@sanity/ui'
import { CircleAlert, TriangleAlert } from 'lucide-react'
import type { Path, SchemaType } from 'sanity'
import { IntentLink } from 'sanity/router'
import type { Finding } from './finding.ts'
import { placeOf } from './place.ts'
import { findingKey } from './run.ts'

const looks = {
  error: { tone: 'critical', icon: CircleAlert, word: 'Error' },
  warning: { tone: 'caution', icon: TriangleAlert, word: 'Warning' },
} as const

interface Props {
  findings: readonly Finding[]
  schemaType: SchemaType
  document: unknown
  onOpen: (path: Path) => void
}

/** A list of findings, each with the place of its field, its message, and a button that opens the field. */
export function Findings({ findings, ...props }: Props) {
  return (
    <Stack as="ul" gap={2} style={{ listStyle: 'none', margin: 0, padding: 0 }}>
      {findings.map((finding) => (
        <FindingCard key={findingKey(finding)} finding={finding} {...props} />
      ))}
    </Stack>
  )
}

function FindingCard({
  finding,
  schemaType,
  document,
  onOpen,
}: Omit<Props, 'findings'> & { finding: Finding }) {
  const { severity, message, path, others } = finding
  const { tone, icon: Icon, word } = looks[severity]
  const place = placeOf(schemaType, document, path)
  return (
    <Card as="li" tone={tone} padding={3} radius={2} border data-testid={`finding-${severity}`}>
      <Flex gap={3}>
        <Text size={1} style={{ flex: 'none' }}>
          <Icon aria-label={word} size={17} />
        </Text>
        <Stack gap={3} flex={1} style={{ minWidth: 0 }}>
          {place.length > 0 && (
            <Text size={0} muted weight="medium">
              {place.join(' › ')}
            </Text>
          )}
          <Text size={1} style={{ overflowWrap: 'anywhere' }}>
            {message}
          </Text>
          <Flex gap={2} wrap="wrap">
            {path.length > 0 && (
              <Button mode="ghost" fontSize={1} padding={2} text="Open field" onClick={() => onOpen(path)} />
            )}
            {others?.slice(0, 3).map(({ id, type, title }) => (
              <Button
                key={id}
                as={IntentLink}
                {...{ intent: 'edit', params: { id, type } }}
                mode="bleed"
                fontSize={1}
                padding={2}
                text={`Open ${title}`}
              />
            ))}
          </Flex>
        </Stack>
      </Flex>
    </Card>
  )
}
