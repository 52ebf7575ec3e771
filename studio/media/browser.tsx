import { Box, Card, Dialog, Flex, Grid, Spinner, Stack, Text, TextInput } from '@sanity/ui'
import { Search } from 'lucide-react'
import { useDeferredValue, useEffect, useId, useState } from 'react'
import { type AssetSourceComponentProps, useClient } from 'sanity'
import { apiVersion } from '../../schemas/rules.ts'
import { useFormSite } from '../inputs/use-time-zone.ts'

interface MediaChoice {
  _id: string
  title: string | null
  alt: string | null
  assetId: string
  url: string
}

const query = `*[_type == "mediaItem" && tenant._ref == $site && defined(image.asset)
  && ($words == "" || title match $pattern || image.alt match $pattern || $words in tags)]
  | order(_createdAt desc)[0...120]{
    _id, title, "alt": image.alt, "assetId": image.asset._ref, "url": image.asset->url
  }`

/** The pictures kept under Media of the site the document belongs to. */
function useMedia(site: string | undefined, words: string) {
  const client = useClient({ apiVersion })
  const [found, setFound] = useState<{ choices?: MediaChoice[]; failed?: boolean }>({})
  useEffect(() => {
    const abort = new AbortController()
    client
      .fetch<MediaChoice[]>(
        query,
        { site: site ?? '', words, pattern: `*${words}*` },
        { perspective: 'drafts', signal: abort.signal },
      )
      .then((choices) => setFound({ choices: choices.filter(({ url }) => url) }))
      .catch(() => abort.signal.aborted || setFound({ failed: true }))
    return () => abort.abort()
  }, [client, site, words])
  return found
}

const message = (words: string, failed: boolean | undefined) => {
  if (failed) return 'The pictures could not be read. Close this and try again.'
  return words
    ? `No picture of this site is called or tagged "${words}".`
    : 'This site keeps no pictures yet. Add some under Media, or upload one here.'
}

export function MediaBrowser({
  onClose,
  onSelect,
  selectedAssets,
  dialogHeaderTitle,
}: AssetSourceComponentProps) {
  const id = useId()
  const [typed, setTyped] = useState('')
  const words = useDeferredValue(typed.trim())
  const { choices, failed } = useMedia(useFormSite(), words)
  const selected = new Set(selectedAssets.map((asset) => asset._id))
  return (
    <Dialog id={id} header={dialogHeaderTitle ?? 'Media of this site'} width={2} onClose={onClose} open>
      <Stack padding={4} gap={4}>
        <TextInput
          icon={Search}
          aria-label="Search the pictures of this site"
          placeholder="Search by name or tag"
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        {!choices && !failed && (
          <Flex justify="center" padding={5}>
            <Spinner muted />
          </Flex>
        )}
        {(failed || choices?.length === 0) && (
          <Text muted size={1}>
            {message(words, failed)}
          </Text>
        )}
        <Grid gridTemplateColumns={[2, 3, 4]} gap={3}>
          {choices?.map((choice) => (
            <Card
              key={choice._id}
              as="button"
              type="button"
              radius={2}
              padding={1}
              border
              selected={selected.has(choice.assetId)}
              onClick={() => onSelect([{ kind: 'assetDocumentId', value: choice.assetId }])}
            >
              <Box style={{ aspectRatio: '4 / 3', overflow: 'hidden', borderRadius: 2 }}>
                <img
                  src={`${choice.url}?w=320&h=240&fit=crop&auto=format`}
                  alt={choice.alt ?? ''}
                  loading="lazy"
                  style={{ width: '100%', height: '100%', objectFit: 'cover', display: 'block' }}
                />
              </Box>
              <Box padding={2}>
                <Text size={1} textOverflow="ellipsis">
                  {choice.title ?? 'Picture without a name'}
                </Text>
              </Box>
            </Card>
          ))}
        </Grid>
      </Stack>
    </Dialog>
  )
}
