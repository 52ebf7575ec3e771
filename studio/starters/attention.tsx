import { Card, Stack, Text } from '@sanity/ui'

/** What somebody has to look at before publishing. */
export function Attention({ items }: { items: readonly string[] }) {
  if (items.length === 0) return null
  return (
    <Card tone="caution" padding={4} radius={2}>
      <Stack gap={3}>
        <Text size={1} weight="medium">
          To look at before publishing
        </Text>
        {items.map((item) => (
          <Text key={item} size={1}>
            {item}
          </Text>
        ))}
      </Stack>
    </Card>
  )
}
