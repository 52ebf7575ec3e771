import { Box, Card, Dialog, Flex, Grid, Spinner, Stack, Text, TextInput } from '@sanity/ui'
import { Search } from 'lucide-react'
import { useDeferredValue, useId, useState } from 'react'
import type { AssetSourceComponentProps } from 'sanity'
import { useFormSite } from '../inputs/use-time-zone.ts'
import { type Choice, useChoices } from './pictures.ts'

const message = (words: string, failed: boolean | undefined) => {
  if (failed) return 'The pictures could not be read. Close this and try again.'
  return words
    ? `No picture of this site is called "${words}".`
    : 'This site has no pictures yet. Add some under Media, or upload one here.'
}

function PictureButton({
  choice,
  selected,
  onChoose,
}: {
  choice: Choice
  selected: boolean
  onChoose(): void
}) {
  return (
    <Card as="button" type="button" radius={2} padding={1} border selected={selected} onClick={onChoose}>
      <Box style={{ aspectRatio: '4 / 3', overflow: 'hidden', borderRadius: 2 }}>
        <img
          src={`${choice.url}?w=320&h=240&fit=crop&auto=format`}
          alt=""
          loading="lazy"
          style={{ width: '100%', height: '100%', objectFit: 'cover', display: 'block' }}
        />
      </Box>
      <Box padding={2}>
        <Text size={1} textOverflow="ellipsis">
          {choice.label || 'Picture without words'}
        </Text>
      </Box>
    </Card>
  )
}

/** Dialog of "Select": the pictures of the site that the document belongs to. */
export function MediaBrowser({
  onClose,
  onSelect,
  selectedAssets,
  dialogHeaderTitle,
}: AssetSourceComponentProps) {
  const id = useId()
  const [typed, setTyped] = useState('')
  const words = useDeferredValue(typed.trim().toLowerCase())
  const { choices, failed } = useChoices(useFormSite())
  const shown = choices?.filter((choice) => choice.label.toLowerCase().includes(words)).slice(0, 120)
  const selected = new Set(selectedAssets.map((asset) => asset._id))
  return (
    <Dialog id={id} header={dialogHeaderTitle ?? 'Pictures of this site'} width={2} onClose={onClose} open>
      <Stack padding={4} gap={4}>
        <TextInput
          icon={<Search size={16} />}
          aria-label="Search the pictures of this site"
          placeholder="Search by name, words or tag"
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        {!shown && !failed && (
          <Flex justify="center" padding={5}>
            <Spinner muted />
          </Flex>
        )}
        {(failed || shown?.length === 0) && (
          <Text muted size={1}>
            {message(words, failed)}
          </Text>
        )}
        <Grid gridTemplateColumns={[2, 3, 4]} gap={3}>
          {shown?.map((choice) => (
            <PictureButton
              key={choice.assetId}
              choice={choice}
              selected={selected.has(choice.assetId)}
              onChoose={() => onSelect([{ kind: 'assetDocumentId', value: choice.assetId }])}
            />
          ))}
        </Grid>
      </Stack>
    </Dialog>
  )
}
