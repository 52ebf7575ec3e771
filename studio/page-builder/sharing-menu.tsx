import { Button } from '@sanity/ui'
import { Menu, MenuButton, MenuItem } from '@sanity/ui/menu'
import { useToast } from '@sanity/ui/toast'
import { Blocks, CopyCheck, Share2, Unlink } from 'lucide-react'
import { useState } from 'react'
import { insert, type ObjectItemProps, type ObjectSchemaType, set, unset, useClient } from 'sanity'
import { apiVersion } from '../../schemas/rules.ts'
import { refOf } from '../documents/field-values.ts'
import { SettingsDialog } from '../starters/settings-dialog.tsx'
import { useChangeBlocks } from './blocks-list.ts'
import { SaveAsShared } from './save-as-shared.tsx'
import { type BlockValue, ownCopies } from './shared-copies.ts'

const newKey = () => crypto.randomUUID().replaceAll('-', '').slice(0, 12)

type Props = Pick<ObjectItemProps, 'inputId' | 'value' | 'readOnly'> & {
  schemaType: ObjectSchemaType
  onChange: ObjectItemProps['inputProps']['onChange']
}

/** In the row of a block: what it shares with other pages and other sites. */
export function SharingMenu({ inputId, value, schemaType, readOnly, onChange }: Props) {
  const block = value as unknown as BlockValue
  const client = useClient({ apiVersion })
  const toast = useToast()
  const changeBlocks = useChangeBlocks()
  const [open, setOpen] = useState<'settings' | 'save'>()
  const close = () => setOpen(undefined)
  const shared = block._type === 'sharedBlock' ? refOf(block.shared) : undefined

  async function useOwnCopy() {
    const blocks = await client
      .withConfig({ perspective: 'drafts' })
      .fetch<BlockValue[] | null>('*[_id == $shared][0].blocks', { shared })
      .catch(() => null)
    if (!blocks?.length)
      return toast.push({
        status: 'error',
        title: 'Nothing was copied.',
        description: 'The shared block could not be read, or it is empty. Try again in a moment.',
      })
    const place = { _key: block._key }
    changeBlocks?.([insert(ownCopies(block, blocks, newKey), 'after', [place]), unset([place])])
  }

  return (
    <>
      <MenuButton
        id={`${inputId}-sharing`}
        popover={{ portal: true, placement: 'bottom-end' }}
        button={
          <Button
            mode="bleed"
            padding={2}
            fontSize={1}
            icon={<Share2 size={17} />}
            aria-label="Share this block"
            title="Share this block"
          />
        }
        menu={
          <Menu>
            {block._type === 'sharedBlock' ? (
              <MenuItem
                icon={<Unlink size={17} />}
                text="Use its own copy"
                fontSize={1}
                disabled={readOnly || !shared}
                onClick={useOwnCopy}
              />
            ) : (
              <MenuItem
                icon={<Blocks size={17} />}
                text="Save as shared block"
                fontSize={1}
                disabled={readOnly}
                onClick={() => setOpen('save')}
              />
            )}
            <MenuItem
              icon={<CopyCheck size={17} />}
              text="Copy settings to other sites"
              fontSize={1}
              onClick={() => setOpen('settings')}
            />
          </Menu>
        }
      />
      {open === 'settings' && <SettingsDialog block={block} schemaType={schemaType} onClose={close} />}
      {open === 'save' && (
        <SaveAsShared
          block={block}
          title={schemaType.title ?? block._type}
          onSaved={(standIn) => onChange(set(standIn))}
          onClose={close}
        />
      )}
    </>
  )
}
