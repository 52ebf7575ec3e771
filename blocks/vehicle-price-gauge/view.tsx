import type { BlockProps, ContentOf } from '#app/page/block.ts'
import { Heading } from '#app/ui/heading.tsx'
import type { Comparison } from './load.server.ts'
import type definition from './query.ts'

type Props = BlockProps<ContentOf<typeof definition>, Comparison | null>

/** The card is hidden, and all of it but its heading waits in a template, until there is something to compare with; without a script there is none. */
export default function VehiclePriceGauge({ content, data }: Props) {
  if (!data) return null
  const { address, priceType, own } = data
  return (
    <div className="container-page" data-gauge={address}>
      <div className="gauge-card" hidden>
        <Heading level={2} size="md">
          {content.heading}
        </Heading>
        <template>
          <div data-testid="price-gauge">
            <p className="gauge-price">
              <strong className="tabular" data-slot="price" />
              {priceType && <span> {priceType}</span>}
            </p>
            <p className="text-muted" data-slot="description" />
            <div className="gauge-scale" role="img" data-fill="0">
              <span className="gauge-track">
                <span className="gauge-fill" />
              </span>
              <span className="gauge-band" />
              <span className="gauge-mark" />
            </div>
            <dl className="gauge-ends tabular">
              <div>
                <dt>Market from</dt>
                <dd data-slot="low" />
              </div>
              <div>
                <dt>to</dt>
                <dd data-slot="high" />
              </div>
            </dl>
            {own && <How />}
          </div>
        </template>
      </div>
    </div>
  )
}

function How() {
  return (
    <details className="gauge-how">
      <summary>How this is worked out</summary>
      <p>
        From what vehicles of the same make and model are offered for now, here and at other dealers who sell
        on this platform: about as old, with about as many kilometres and the same type of price. Prices far
        from all others are left out. The range reaches from the cheaper fifth of them to the dearer fifth. It
        says nothing of condition, options or history.
      </p>
    </details>
  )
}
