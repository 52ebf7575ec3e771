import { picturesOf } from '#app/stock/card/pictures.ts'
import type { StockRecord } from '#app/stock/index/record.ts'
import { isAvailable } from '#app/stock/rules/availability.ts'
import { goneWord, type PriceWords, priceWords } from '#app/stock/rules/vehicle-text.ts'
import type { VehicleAction } from '#app/vehicle-page/actions.ts'
import { thumbSource } from '#app/vehicle-page/pictures.ts'
import type { Settings } from '#tenants/settings/index.ts'
import { ActionButton } from './action-button.tsx'

interface Props {
  record: StockRecord
  actions: readonly VehicleAction[]
  settings: Settings
}

const offered: readonly VehicleAction['key'][] = ['finance', 'tradeIn', 'findSimilar']

/**
 * Picture, name, price and what it takes to pay for it, in the place of the site's header once the page is scrolled
 * (VDP-18, VDP-19). It is shown by the script of the block, which also lets its picture load then and not before.
 */
export function StickyHeader({ record, actions, settings }: Props) {
  if (!settings.stickyHeaderEnabled) return null
  const [picture] = picturesOf(record)
  const price: PriceWords = isAvailable(record) ? priceWords(record, settings) : { text: goneWord(record) }
  const inHeader = actions.filter(({ key }) => offered.includes(key))
  return (
    <section
      className="vehicle-header"
      aria-label="This vehicle"
      data-testid="sticky-header"
      data-shown-from={settings.stickyHeaderThresholdPx}
    >
      <div className="container-page">
        {picture && (
          <img src={thumbSource(picture)} alt="" width={96} height={72} loading="lazy" decoding="async" />
        )}
        <p className="vehicle-header-name">{record.name}</p>
        <p className="vehicle-header-price">
          <strong className="tabular">{price.text}</strong>
          {price.type && <span> {price.type}</span>}
        </p>
        {inHeader.length > 0 && (
          <div className="vehicle-header-actions">
            {inHeader.map((action, index) => (
              <ActionButton key={action.key} action={action} main={index === 0} />
            ))}
          </div>
        )}
      </div>
    </section>
  )
}
