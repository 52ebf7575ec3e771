import './block-item.css'
import { Badge, Box, Button, Flex } from '@sanity/ui'
import { Eye, EyeOff } from 'lucide-react'
import { type ObjectItemProps, set, setIfMissing } from 'sanity'
import { type Schedule, scheduleState } from '../../schemas/schedule.ts'
import { BlockCosts } from '../costs/block-costs.tsx'
import { useFormSite, useTimeZone } from '../inputs/use-time-zone.ts'
import { useOpenedInFrame } from '../presentation/opened-block.ts'
import { SharingMenu } from './sharing-menu.tsx'

type BlockValue = ObjectItemProps['value'] & Schedule & { hidden?: boolean }

const badges = {
  scheduled: { tone: 'caution', label: 'Scheduled' },
  expired: { tone: 'critical', label: 'Ended' },
  hidden: { tone: 'default', label: 'Hidden' },
} as const

/**
 * A row in the list of blocks: Sanity's own row, what the block costs, a badge while shoppers do not see it, a button to
 * hide it, and a menu of what it shares with other pages and sites.
 */
export function BlockItem(props: ObjectItemProps) {
  const { value, inputProps, readOnly } = props
  const block = value as BlockValue
  const timeZone = useTimeZone(useFormSite())
  const state = block.hidden ? 'hidden' : scheduleState(block, timeZone, new Date())
  useOpenedInFrame(props.open, value._key)
  const badge = state === 'hidden' || state === 'scheduled' || state === 'expired' ? badges[state] : undefined
  const action = block.hidden ? 'Show this block' : 'Hide this block'
  return (
    <Flex align="center" gap={1}>
      <Box flex={1} style={{ minWidth: 0, opacity: state === 'hidden' || state === 'expired' ? 0.6 : 1 }}>
        {props.renderDefault(props)}
        <BlockCosts type={props.schemaType.name} blockKey={value._key} />
      </Box>
      {badge && (
        <Badge tone={badge.tone} fontSize={0}>
          {badge.label}
        </Badge>
      )}
      <Button
        mode="bleed"
        padding={2}
        fontSize={1}
        icon={block.hidden ? <EyeOff size={17} /> : <Eye size={17} />}
        aria-label={action}
        title={action}
        disabled={readOnly}
        onClick={() => inputProps.onChange([setIfMissing({}), set(!block.hidden, ['hidden'])])}
      />
      <SharingMenu
        inputId={props.inputId}
        value={value}
        schemaType={props.schemaType}
        readOnly={readOnly}
        onChange={inputProps.onChange}
      />
    </Flex>
  )
}
