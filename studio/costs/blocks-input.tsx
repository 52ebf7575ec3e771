import { Stack } from '@sanity/ui'
import { useMemo } from 'react'
import { type ArrayOfObjectsInputProps, getPublishedId, useEditState, useFormValue } from 'sanity'
import { slugOf } from '../documents/field-values.ts'
import { useFormSite } from '../inputs/use-time-zone.ts'
import { PageTotal } from './page-total.tsx'
import { CostsContext, useCosts } from './use-costs.ts'

/** The list of blocks of a document, with what the page costs above it and what each block costs in its row. */
export function BlocksInput(props: ArrayOfObjectsInputProps) {
  const id = useFormValue(['_id'])
  const type = useFormValue(['_type'])
  if (typeof id !== 'string' || typeof type !== 'string') return props.renderDefault(props)
  return <WithCosts {...props} documentId={getPublishedId(id)} documentType={type} />
}

function WithCosts({
  documentId,
  documentType,
  ...props
}: ArrayOfObjectsInputProps & { documentId: string; documentType: string }) {
  const { published, ready } = useEditState(documentId, documentType, 'low')
  const path = slugOf(published?.path)
  const blocks = published?.blocks as { _key: string }[] | undefined
  const isPage = documentType === 'page' && path !== undefined
  // What kinds of blocks cost is the same on every page of the site: its home page tells.
  const site = useFormSite()
  const { costs, away } = useCosts(ready ? site : undefined, path ?? '/', published?._rev)
  // Every row reads it: another object is another rendering of them all.
  const known = useMemo(
    () => ({
      costs: costs && (isPage ? costs : kindsOf(costs)),
      published: isPage ? new Set(blocks?.map(({ _key }) => _key)) : undefined,
      away,
    }),
    [costs, isPage, blocks, away],
  )
  return (
    <CostsContext.Provider value={known}>
      <Stack gap={3}>
        {documentType === 'page' && <PageTotal {...known} />}
        {props.renderDefault(props)}
      </Stack>
    </CostsContext.Provider>
  )
}

/** Without the blocks of a page that is another one. */
const kindsOf = <Costs extends { blocks: unknown[] }>(costs: Costs) => ({ ...costs, blocks: [] })
