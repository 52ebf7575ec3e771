import { Box, Card, Flex, Heading, Select, Stack, Text, TextInput } from '@sanity/ui'
import { useId } from 'react'
import { documentTypes } from '../../blocks/registry.schema.ts'
import { Attention } from './attention.tsx'
import type { Outcome, PlannedReference } from './copy-plan.ts'
import { namesProblem } from './page-names.tsx'
import type { PlannedSite } from './use-copy-plan.ts'

const titles = new Map(documentTypes.map(({ name, title }) => [name, title]))

interface Props {
  planned: PlannedSite
  onPath(path: string): void
  onOutcome(id: string, outcome: Outcome): void
}

/** The planned copy on one site: its path, its references there, and what needs attention. */
export function CopyPreview({ planned: { site, path, taken, plan }, onPath, onOutcome }: Props) {
  const id = useId()
  const problem = namesProblem({ title: 'Copy', path }, taken)
  const own = plan.references.filter(({ outcome }) => outcome === 'theirs')
  const open = plan.references.filter(({ outcome }) => outcome !== 'theirs')
  return (
    <Card border radius={2} padding={4} data-testid={`copy-to-${site.id}`}>
      <Stack gap={4}>
        <Heading as="h3" size={1}>
          {site.name}
        </Heading>
        <Stack gap={3}>
          <Text as="label" htmlFor={id} size={1} weight="medium">
            Path there
          </Text>
          <TextInput
            id={id}
            value={path}
            spellCheck={false}
            customValidity={problem}
            onChange={(event) => onPath(event.currentTarget.value.trim())}
          />
          {problem && (
            <Card tone="caution" padding={3} radius={2}>
              <Text size={1}>{problem}</Text>
            </Card>
          )}
        </Stack>
        {own.length > 0 && (
          <Text size={1} muted>
            Leads to what {site.name} has itself: {own.map(({ title }) => title).join(', ')}.
          </Text>
        )}
        {open.map((reference) => (
          <OpenReference
            key={reference.id}
            reference={reference}
            site={site.name}
            onOutcome={(outcome) => onOutcome(reference.id, outcome)}
          />
        ))}
        <Attention items={plan.attention} />
      </Stack>
    </Card>
  )
}

interface OpenProps {
  reference: PlannedReference
  site: string
  onOutcome(outcome: Outcome): void
}

/** A referenced document that the other site lacks: it can be copied along or left out. */
function OpenReference({ reference: { title, type, places, outcome, choice }, site, onOutcome }: OpenProps) {
  return (
    <Flex align="center" gap={3} wrap="wrap">
      <Box flex={1} style={{ minWidth: 220 }}>
        <Stack gap={2}>
          <Text size={1} weight="medium">
            {title}
          </Text>
          <Text size={1} muted>
            {[titles.get(type), `not on ${site}`, `in ${places.join('; ')}`].filter(Boolean).join(' · ')}
          </Text>
        </Stack>
      </Box>
      {choice && (
        <Box style={{ width: 170 }}>
          <Select
            aria-label={`What becomes of ${title}`}
            value={outcome}
            onChange={(event) => onOutcome(event.currentTarget.value as Outcome)}
          >
            <option value="copy">Copy it along</option>
            <option value="leave">Leave it out</option>
          </Select>
        </Box>
      )}
    </Flex>
  )
}
