import { Box, Card, Stack, Text, TextInput } from '@sanity/ui'
import { type ReactNode, useId, useState } from 'react'
import { pathFrom, pathProblem } from '../../schemas/rules.ts'
import { freePath } from './paths.ts'

export interface Names {
  title: string
  path: string
}

/** What is wrong with a title and path; undefined if nothing is. */
export function namesProblem({ title, path }: Names, taken: ReadonlySet<string>): string | undefined {
  if (!title.trim()) return 'Give the page a title.'
  const problem = pathProblem(path)
  if (problem !== true) return problem
  return taken.has(path) ? 'Another page of this site has this path. Choose a different one.' : undefined
}

/** Title and path of a new page: the path follows the title until somebody edits it. */
export function useNames(first: Names, taken: ReadonlySet<string>) {
  const [names, setNames] = useState(first)
  const [written, setWritten] = useState(false)
  return {
    names,
    problem: namesProblem(names, taken),
    setTitle: (title: string) =>
      setNames(({ path }) => ({ title, path: written ? path : freePath(pathFrom(title), taken) })),
    setPath: (path: string) => {
      setWritten(true)
      setNames(({ title }) => ({ title, path }))
    },
  }
}

interface FormProps {
  problem: string | undefined
  busy: boolean
  onSend(): void
  children: ReactNode
}

/** A form that submits title and path if they are valid, and only once. */
export function NamesForm({ problem, busy, onSend, children }: FormProps) {
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (!problem && !busy) onSend()
      }}
    >
      <Stack gap={5}>{children}</Stack>
    </form>
  )
}

export function PageNames({ names, problem, setTitle, setPath }: ReturnType<typeof useNames>) {
  const id = useId()
  return (
    <Stack gap={4}>
      <Stack gap={3}>
        <Text as="label" htmlFor={`${id}-title`} size={1} weight="medium">
          Title
        </Text>
        <TextInput
          id={`${id}-title`}
          value={names.title}
          maxLength={120}
          onChange={(event) => setTitle(event.currentTarget.value)}
        />
      </Stack>
      <Stack gap={3}>
        <Text as="label" htmlFor={`${id}-path`} size={1} weight="medium">
          Path
        </Text>
        <Text size={1} muted>
          Where the page stands on the site.
        </Text>
        <TextInput
          id={`${id}-path`}
          value={names.path}
          spellCheck={false}
          customValidity={problem}
          onChange={(event) => setPath(event.currentTarget.value.trim())}
        />
        <Box aria-live="polite">
          {problem && (
            <Card tone="caution" padding={3} radius={2}>
              <Text size={1}>{problem}</Text>
            </Card>
          )}
        </Box>
      </Stack>
    </Stack>
  )
}
