import { Button } from '@sanity/ui'
import { CopyCheck } from 'lucide-react'
import { useState } from 'react'
import type { ObjectItemProps } from 'sanity'
import { SettingsDialog } from './settings-dialog.tsx'
import type { Block } from './settings-plan.ts'

/** In the row of a block: copies its settings to the other sites of the group. */
export function SettingsButton({ value, schemaType }: Pick<ObjectItemProps, 'value' | 'schemaType'>) {
  const [block, setBlock] = useState<Block>()
  return (
    <>
      <Button
        mode="bleed"
        padding={2}
        fontSize={1}
        icon={<CopyCheck size={17} />}
        aria-label="Copy settings to other sites"
        title="Copy settings to other sites"
        onClick={() => setBlock(value as Block)}
      />
      {block && <SettingsDialog block={block} schemaType={schemaType} onClose={() => setBlock(undefined)} />}
    </>
  )
}
