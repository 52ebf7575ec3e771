import type { BlockProps, ContentOf } from '#app/page/block.ts'
import { dollarText, numberText } from '#app/stock/search/labels.ts'
import { Heading } from '#app/ui/heading.tsx'
import type { Analysis } from './load.server.ts'
import type definition from './query.ts'

type Props = BlockProps<ContentOf<typeof definition>, Analysis | null>

const kilometres = (value: number) => `${numberText(Math.round(value))} km`
const dollars = (value: number) => dollarText(Math.round(value))

export default function VehicleAnalysis({ block, content, data }: Props) {
  if (!data) return null
  const { model, count, km, price } = data
  const level = block.first ? 2 : 3
  const type = price?.type && `, ${price.type}`
  return (
    <div className="container-page" data-testid="car-analysis">
      <Heading level={block.first ? 1 : 2} size="md">
        {content.heading}
      </Heading>
      <p className="mt-2 mb-6 text-muted">{`Beside the ${count} ${model} we have in stock.`}</p>
      <div className="analysis-pairs">
        {km && <Pair level={level} name="Kilometres" {...km} inWords={kilometres} less="fewer" more="more" />}
        {price && (
          <Pair
            level={level}
            name={`Price${type ?? ''}`}
            {...price}
            inWords={dollars}
            less="less"
            more="more"
          />
        )}
      </div>
    </div>
  )
}

interface Compared {
  level: 2 | 3
  name: string
  own: number
  average: number
  inWords(value: number): string
  less: string
  more: string
}

function Pair({ level, name, own, average, inWords, less, more }: Compared) {
  const difference = Math.round(own) - Math.round(average)
  const Name = `h${level}` as const
  const most = Math.max(own, average, 1)
  const bar = (value: number) => ({ width: `${Math.max(1, Math.round((100 * value) / most))}%` })
  return (
    <div>
      <Name className="font-semibold">{name}</Name>
      <p className="mt-1 text-sm text-muted">
        {difference === 0
          ? 'As the average.'
          : `${inWords(Math.abs(difference))} ${difference < 0 ? less : more} than the average.`}
      </p>
      <dl className="analysis-bars tabular">
        <div>
          <dt>This one</dt>
          <dd>{inWords(own)}</dd>
          <dd aria-hidden>
            <span className="analysis-own" style={bar(own)} />
          </dd>
        </div>
        <div>
          <dt>Average</dt>
          <dd>{inWords(average)}</dd>
          <dd aria-hidden>
            <span style={bar(average)} />
          </dd>
        </div>
      </dl>
    </div>
  )
}
