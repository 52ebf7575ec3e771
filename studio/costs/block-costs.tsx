import { Box, Stack, Text } from '@sanity/ui'
import { Tooltip } from '@sanity/ui/tooltip'
import { blockText } from './cost-text.ts'
import { useKnownCosts } from './use-costs.ts'

/** Left offset of the title in Sanity's own row, in pixels. */
const titleOffset = 88

/** What one block costs a shopper, in one line; details in a tooltip. */
export function BlockCosts({ type, blockKey }: { type: string; blockKey: string }) {
  const known = useKnownCosts()
  if (!known?.costs) return null
  const { costs, published } = known
  const measured = costs.blocks.find(({ key }) => key === blockKey)
  const { line, details } = blockText(
    type,
    measured ?? (published?.has(blockKey) ? 'empty' : 'unpublished'),
    costs,
  )
  return (
    <Tooltip
      placement="bottom-start"
      portal
      content={
        <Stack gap={3} padding={2} style={{ maxWidth: 340 }}>
          {details.map((detail) => (
            <Text key={detail} size={1}>
              {detail}
            </Text>
          ))}
        </Stack>
      }
    >
      <Box paddingRight={2} paddingBottom={2} style={{ paddingLeft: titleOffset }} data-testid="block-costs">
        <Text size={0} muted textOverflow="ellipsis">
          {line}
        </Text>
      </Box>
    </Tooltip>
  )
}
