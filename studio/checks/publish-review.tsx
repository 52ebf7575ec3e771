import { Box, Button, Card, Flex, Stack, Text } from '@sanity/ui'
import { CornerUpRight } from 'lucide-react'
import { useState } from 'react'
import type { Path } from 'sanity'
import { useDocumentPane } from 'sanity/structure'
import { Findings } from './finding-card.tsx'
import { inspectorName } from './inspector.tsx'
import type { Review } from './review.ts'
import { useOpenField } from './use-open-field.ts'

interface Props {
  review: Review
  /** Publishes; with a redirect from the old path if `redirect` is true. */
  onPublish: (redirect: boolean) => Promise<void>
  onClose: () => void
}

export const reviewTitle = ({ errors, warnings, move }: Review) => {
  if (errors.length > 0) return 'Mend this first'
  return warnings.length > 0 || !move ? 'Before you publish' : 'The path of this page changes'
}

/** Dialog after a press on Publish: findings of the checks, and the redirect of a moved page. */
export function PublishReview({ review, onPublish, onClose }: Props) {
  const { errors, warnings, move, document } = review
  const { schemaType, openInspector } = useDocumentPane()
  const openField = useOpenField()
  const [trouble, setTrouble] = useState<string>()
  const [busy, setBusy] = useState(false)
  const stopped = errors.length > 0
  const shown = [...errors, ...warnings]

  const open = (path: Path) => {
    onClose()
    openField(path)
  }
  const look = () => {
    onClose()
    openInspector(inspectorName)
  }
  const publish = (redirect: boolean) => {
    setBusy(true)
    setTrouble(undefined)
    onPublish(redirect).catch((error: Error) => {
      setBusy(false)
      setTrouble(`The redirect could not be made, so nothing was published. ${error.message}`)
    })
  }
  return (
    <Stack gap={4} data-testid="publish-review">
      <Text size={1}>{introduction(review)}</Text>
      {shown.length > 0 && (
        <Findings findings={shown} schemaType={schemaType} document={document} onOpen={open} />
      )}
      {move && !stopped && (
        <Card tone="primary" padding={3} radius={2} border>
          <Flex gap={3}>
            <Text size={1}>
              <CornerUpRight size={17} aria-hidden />
            </Text>
            <Text size={1} style={{ overflowWrap: 'anywhere' }}>
              This page moves from <strong>{move.from}</strong> to <strong>{move.to}</strong>. Without a
              redirect, old links, bookmarks and search results lead to “Page not found”.
            </Text>
          </Flex>
        </Card>
      )}
      {trouble && (
        <Card tone="critical" padding={3} radius={2} border role="alert">
          <Text size={1}>{trouble}</Text>
        </Card>
      )}
      <Flex gap={2} wrap="wrap" justify="flex-end">
        {warnings.length > 0 && !stopped && <Button mode="bleed" text="Look at them" onClick={look} />}
        {stopped && <Button mode="bleed" text="Open Checks" onClick={look} />}
        <Box flex={1} />
        {stopped && <Button mode="ghost" text="Close" onClick={onClose} />}
        {!stopped && !move && (
          <Button tone="caution" text="Publish anyway" disabled={busy} onClick={() => publish(false)} />
        )}
        {!stopped && move && (
          <>
            <Button
              mode="ghost"
              text="Publish without redirect"
              disabled={busy}
              onClick={() => publish(false)}
            />
            <Button
              tone="primary"
              text="Publish with redirect"
              disabled={busy}
              onClick={() => publish(true)}
            />
          </>
        )}
      </Flex>
    </Stack>
  )
}

function introduction({ errors, warnings, move }: Review) {
  if (errors.length > 0)
    return 'Nothing has been published. Shoppers would meet this on the site, so it has to be mended first.'
  if (warnings.length > 0)
    return 'Shoppers would meet this on the site. You can publish all the same, or mend it first.'
  return move ? 'Choose what happens to people who still have the old path.' : ''
}
