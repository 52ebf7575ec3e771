import { Button, Dialog, Flex, Stack, Text, TextInput } from '@sanity/ui'
import { useId, useState } from 'react'
import { useFormValue } from 'sanity'
import { refOf } from '../documents/field-values.ts'
import { PrimaryButton } from '../starters/primary-button.tsx'
import { useCreate } from '../starters/use-create.ts'
import { type BlockValue, sharedFrom } from './shared-copies.ts'

const longestName = 80

interface Props {
  block: BlockValue
  /** What the block is called in the insert menu. */
  title: string
  onSaved(standIn: BlockValue): void
  onClose(): void
}

/** Asks for a name, makes a shared block of the block, and hands back what stands on the page in its stead. */
export function SaveAsShared({ block, title, onSaved, onClose }: Props) {
  const id = useId()
  const site = refOf(useFormValue(['tenant']))
  const heading = typeof block.heading === 'string' ? block.heading.trim() : ''
  const [name, setName] = useState((heading || title).slice(0, longestName))
  const { busy, create } = useCreate('The shared block was not made; the page is as it was.')
  const written = name.trim()

  const save = () => {
    const sharedId = crypto.randomUUID()
    const { content, standIn } = sharedFrom(block, sharedId)
    const shared = {
      _id: sharedId,
      _type: 'sharedBlock',
      tenant: { _type: 'reference', _ref: site },
      title: written,
      blocks: [content],
    }
    void create(shared, () => {
      onSaved(standIn)
      onClose()
    })
  }

  return (
    <Dialog
      id={id}
      header="Save as shared block"
      width={1}
      onClose={onClose}
      open
      footer={
        <Flex justify="flex-end" gap={3} padding={3}>
          <Button mode="bleed" text="Cancel" onClick={onClose} />
          <PrimaryButton text="Save" busy={busy} disabled={!written || !site} onClick={save} />
        </Flex>
      }
    >
      <Stack padding={4} gap={4}>
        <Text size={1} muted>
          It stays where it is, and other pages can show it too: a change in one place then changes all of
          them. You find it under Shared blocks.
        </Text>
        <Stack as="label" gap={3}>
          <Text size={1} weight="medium">
            Name
          </Text>
          <TextInput
            autoFocus
            maxLength={longestName}
            value={name}
            onChange={(event) => setName(event.currentTarget.value)}
            onKeyDown={(event) => event.key === 'Enter' && written && !busy && save()}
          />
          <Text size={1} muted>
            What your team calls it. Shoppers do not see it.
          </Text>
        </Stack>
      </Stack>
    </Dialog>
  )
}
