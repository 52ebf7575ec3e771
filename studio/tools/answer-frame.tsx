import { Box, Button, Card, Flex, Spinner, Stack, Text } from '@sanity/ui'
import type { ReactNode } from 'react'
import type { Answered } from './use-answer.ts'

/** What stands where an answer is expected: a spinner, the answer, why there is none, or that there is nothing. */
export function AnswerFrame<Answer>({
  answered: { answer, problem, loading, reload },
  empty,
  children,
}: {
  answered: Answered<Answer>
  /** Said where the answer holds nothing; undefined where it does. */
  empty(answer: Answer): { title: string; text: string } | undefined
  children(answer: Answer): ReactNode
}) {
  const nothing = answer && empty(answer)
  return (
    <Box flex={1} aria-busy={loading}>
      {problem && (
        <Card tone="critical" padding={4} role="alert">
          <Flex align="center" gap={4} wrap="wrap">
            <Text size={1}>{problem}</Text>
            <Button mode="ghost" text="Try again" onClick={reload} />
          </Flex>
        </Card>
      )}
      {!answer && loading && (
        <Flex align="center" justify="center" padding={6} gap={3}>
          <Spinner muted />
          <Text muted size={1}>
            Asking the site …
          </Text>
        </Flex>
      )}
      {nothing && (
        <Stack gap={3} padding={4} style={{ maxWidth: '36rem' }}>
          <Text weight="semibold">{nothing.title}</Text>
          <Text muted size={1}>
            {nothing.text}
          </Text>
        </Stack>
      )}
      {answer && !nothing && children(answer)}
    </Box>
  )
}
