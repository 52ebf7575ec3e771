import { Box, Card, Flex, Heading, Stack, Text } from '@sanity/ui'
import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react'
import type { DocumentInspector, DocumentInspectorProps, DocumentInspectorUseMenuItemProps } from 'sanity'
import { DocumentInspectorHeader, useDocumentPane } from 'sanity/structure'
import type { Finding } from './finding.ts'
import { Findings } from './finding-card.tsx'
import { countOf } from './run.ts'
import { SearchResultPreview } from './search-result-preview.tsx'
import { checkedTypes, useChecks } from './use-checks.ts'
import { useOpenField } from './use-open-field.ts'

export const inspectorName = 'checks'

const number = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`

/** "1 error, 2 warnings"; undefined without findings. */
export function summaryOf(findings: readonly Finding[]) {
  const errors = countOf(findings, 'error')
  const warnings = countOf(findings, 'warning')
  const parts = [errors > 0 && number(errors, 'error'), warnings > 0 && number(warnings, 'warning')]
  return parts.filter(Boolean).join(', ') || undefined
}

function Checks({ documentId, documentType, onClose }: DocumentInspectorProps) {
  const { findings, document, facts, ready } = useChecks(documentId, documentType)
  const { schemaType } = useDocumentPane()
  const openField = useOpenField()
  const errors = countOf(findings, 'error')
  return (
    <Flex direction="column" height="fill" overflow="hidden" data-testid="checks">
      <DocumentInspectorHeader
        as="header"
        flex="none"
        title="Checks"
        closeButtonLabel="Close checks"
        onClose={onClose}
      />
      <Box flex={1} overflow="auto" padding={3}>
        <Stack gap={4}>
          <Text size={1} muted role="status">
            {summaryText(findings, errors, ready)}
          </Text>
          {findings.length > 0 && (
            <Findings findings={findings} schemaType={schemaType} document={document} onOpen={openField} />
          )}
          {ready && findings.length === 0 && (
            <Card tone="positive" padding={3} radius={2} border>
              <Text size={1}>
                Nothing to mend: pictures, headings, links, dates and colours are in order.
              </Text>
            </Card>
          )}
          {documentType === 'page' && document && facts && (
            <Stack gap={3} paddingTop={2}>
              <Heading as="h3" size={0}>
                In search results
              </Heading>
              <SearchResultPreview document={document} facts={facts} />
            </Stack>
          )}
        </Stack>
      </Box>
    </Flex>
  )
}

function summaryText(findings: readonly Finding[], errors: number, ready: boolean) {
  const summary = summaryOf(findings)
  if (!summary) return ready ? 'Checked just now.' : 'Checking…'
  return errors > 0
    ? `${summary}. Errors stop publishing; warnings do not.`
    : `${summary}. You can publish all the same.`
}

const ErrorSign = () => <CircleAlert size={17} />
const WarningSign = () => <TriangleAlert size={17} />
const FineSign = () => <CircleCheck size={17} />

function useMenuItem({ documentId, documentType }: DocumentInspectorUseMenuItemProps) {
  const { findings } = useChecks(documentId, documentType)
  const summary = summaryOf(findings)
  const errors = countOf(findings, 'error') > 0
  return {
    icon: errors ? ErrorSign : summary ? WarningSign : FineSign,
    title: summary ? `Checks: ${summary}` : 'Checks: nothing to mend',
    tone: errors ? ('critical' as const) : summary ? ('caution' as const) : ('default' as const),
    showAsAction: true,
  }
}

const checks: DocumentInspector = { name: inspectorName, component: Checks, useMenuItem }

/** Replaces Sanity's list of validation problems by "Checks", which includes them. */
export const documentInspectors = (given: DocumentInspector[], { documentType }: { documentType: string }) =>
  checkedTypes.has(documentType)
    ? [checks, ...given.filter(({ name }) => name !== 'sanity/structure/validation')]
    : given
