import { Stack } from '@sanity/ui'
import { useMemo } from 'react'
import { type ArrayOfObjectsInputProps, getPublishedId, useEditState, useFormValue } from 'sanity'
import { slugOf } from '../documents/field-values.ts'
import { useFormSite } from '../inputs/use-time-zone.ts'
import { BlocksListContext } from '../page-builder/blocks-list.ts'
import { PageTotal } from './page-total.tsx'
import { CostsContext, useCosts } from './use-costs.ts'

/** The list of blocks of a document, with the costs of the page above it and of each block in its row. */
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
  // Costs of block types are the same on every page of a site, so without a page of its own the home page will do.
  const site = useFormSite()
  const { costs, unreachable } = useCosts(ready ? site : undefined, path ?? '/', published?._rev)
  // Memoised because every row reads it and would render again with a new object.
  const known = useMemo(
    () => ({
      costs: costs && (isPage ? costs : typeCostsOf(costs)),
      published: isPage ? new Set(blocks?.map(({ _key }) => _key)) : undefined,
      unreachable,
    }),
    [costs, isPage, blocks, unreachable],
  )
  return (
    <CostsContext.Provider value={known}>
      <Stack gap={3}>
        {documentType === 'page' && <PageTotal {...known} />}
        <BlocksListContext.Provider value={props.onChange}>
          {props.renderDefault(props)}
        </BlocksListContext.Provider>
      </Stack>
    </CostsContext.Provider>
  )
}

/** Costs of block types alone, without the blocks of a different page. */
const typeCostsOf = <Costs extends { blocks: unknown[] }>(costs: Costs) => ({ ...costs, blocks: [] })
