import { Card, Flex, Spinner, Stack, Text } from '@sanity/ui'
import { Waypoints } from 'lucide-react'
import { useEffect, useState } from 'react'
import {
  type DocumentInspectorProps,
  defineDocumentInspector,
  getPublishedId,
  SanityDefaultPreview,
  type SchemaType,
  useClient,
  useSchema,
} from 'sanity'
import { IntentLink } from 'sanity/router'
import { DocumentInspectorHeader } from 'sanity/structure'
import { apiVersion } from '../../schemas/rules.ts'
import { isOnAllPages } from './locations-query.ts'

interface Use {
  _id: string
  _type: string
  title: string
}

/** Documents that refer to this one, or to its picture file for a media item. Settings and menus have no title. */
const query = `*[_id == $id][0]{ ..., "target": coalesce(image.asset._ref, _id) }{
  "uses": *[references(^.target) && _id != $id && tenant._ref == coalesce(^.tenant._ref, "")] | order(_type asc, coalesce(title, name) asc) [0...200] {
    _id, _type, "title": coalesce(title, name, "")
  }
}.uses`

function Uses({ documentId, documentType, onClose }: DocumentInspectorProps) {
  const client = useClient({ apiVersion })
  const schema = useSchema()
  const [uses, setUses] = useState<Use[] | 'failed'>()
  const id = getPublishedId(documentId)
  // Every document of a site refers to its settings, as what it belongs to.
  const everywhere = isOnAllPages(documentType)
  useEffect(() => {
    if (everywhere) return
    let current = true
    client
      .withConfig({ perspective: 'drafts' })
      .fetch<Use[] | null>(query, { id })
      .then(
        (found) => current && setUses(found ?? []),
        () => current && setUses('failed'),
      )
    return () => {
      current = false
    }
  }, [client, id, everywhere])

  return (
    <Flex direction="column" height="fill">
      <DocumentInspectorHeader title="Where it is used" closeButtonLabel="Close" onClose={onClose} />
      <Stack padding={3} gap={2} overflow="auto" flex={1}>
        {everywhere && <Text size={1}>Every page of the site shows what is set here.</Text>}
        {!uses && !everywhere && <Spinner muted />}
        {uses === 'failed' && <Text size={1}>This could not be looked up. Close this and try again.</Text>}
        {Array.isArray(uses) && uses.length === 0 && (
          <Text size={1} muted>
            No page, menu or other document names it. You can delete it without a gap anywhere.
          </Text>
        )}
        {Array.isArray(uses) &&
          uses.map((use) => <UseLink key={use._id} use={use} type={schema.get(use._type)} />)}
      </Stack>
    </Flex>
  )
}

function UseLink({ use, type }: { use: Use; type: SchemaType | undefined }) {
  if (!type) return null
  const kind = type.title ?? use._type
  return (
    <Card as={IntentLink} {...{ intent: 'edit', params: { id: use._id, type: use._type } }} radius={2}>
      <SanityDefaultPreview
        schemaType={type}
        title={use.title || kind}
        subtitle={use.title ? kind : undefined}
        layout="default"
      />
    </Card>
  )
}

/** "Where it is used": every document of the site that refers to this one. */
export const usesInspector = defineDocumentInspector({
  name: 'forecourt-uses',
  component: Uses,
  useMenuItem: () => ({ title: 'Where it is used', icon: Waypoints, showAsAction: false }),
})
