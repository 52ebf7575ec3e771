import { Card, Flex, Grid, Stack, Text } from '@sanity/ui'
import type { Budgeted, PageCosts } from '../../app/costs/page-costs.ts'
import { levelOf, levelText, sizeText, sourcesOf, sourceText, timeText } from './cost-text.ts'
import type { KnownCosts } from './use-costs.ts'

/** What the whole page costs a shopper, compared with its budgets. */
export function PageTotal({ costs, published, unreachable }: KnownCosts) {
  return (
    <Card padding={3} radius={2} border data-testid="page-costs">
      <Stack gap={3}>
        <Flex align="baseline" justify="space-between" gap={3} wrap="wrap">
          <Text size={1} weight="semibold">
            What this page costs a shopper
          </Text>
          <Text size={0} muted role="status">
            {statusText({ costs, published, unreachable })}
          </Text>
        </Flex>
        {costs && published && <Meters {...costs} />}
      </Stack>
    </Card>
  )
}

function statusText({ costs, published, unreachable }: KnownCosts) {
  if (unreachable)
    return costs ? 'The site cannot be reached; measured earlier' : 'The site cannot be reached'
  if (!published) return 'Measured once the page is published'
  if (!costs) return 'Measuring…'
  const { waiting } = costs.total.pictures
  return waiting > 0 ? `Measuring, ${waiting} pictures to go…` : 'As published, with header and footer'
}

function Meters(costs: PageCosts) {
  const { total, blocks, built } = costs
  const sources = sourcesOf([...new Set(blocks.flatMap(({ types }) => types))], costs)
  return (
    <>
      <Grid gridTemplateColumns={[1, 1, 3]} gap={4}>
        {built && <Meter name="JavaScript" {...total.scripts} />}
        <Meter name="Pictures, phone" {...total.phone} />
        <Meter name="Pictures, desktop" {...total.desktop} />
      </Grid>
      {sources.length > 0 && (
        <Text size={0} muted>
          Live data, slowest kind of block:{' '}
          {sources.map((source) => `${sourceText(source)} ${timeText(source.median)}`).join(' · ')}
        </Text>
      )}
    </>
  )
}

function Meter({ name, bytes, budget }: Budgeted & { name: string }) {
  const level = levelOf({ bytes, budget })
  const share = Math.min(100, (bytes / budget) * 100)
  const text = `${sizeText(bytes)} of ${sizeText(budget)}`
  return (
    <Stack gap={2}>
      <Flex justify="space-between" gap={2}>
        <Text size={0} muted>
          {name}
        </Text>
        <Text size={0}>{text}</Text>
      </Flex>
      <div
        aria-hidden="true"
        data-level={level}
        title={levelText[level]}
        style={{
          height: 6,
          borderRadius: 3,
          overflow: 'hidden',
          background: 'var(--card-badge-default-bg-color)',
        }}
      >
        <div
          style={{
            width: `${share}%`,
            height: '100%',
            borderRadius: 3,
            background: `var(--card-badge-${level}-dot-color)`,
          }}
        />
      </div>
      {level !== 'positive' && (
        <Text size={0} muted>
          {levelText[level]}
        </Text>
      )}
    </Stack>
  )
}
