import { deliveryPrice, deliveryWords } from '#app/delivery-prices/delivery-words.ts'
import type { BlockProps, ContentOf } from '#app/page/block.ts'
import { Heading } from '#app/ui/heading.tsx'
import type { Delivery } from './load.server.ts'
import type definition from './query.ts'

type Props = BlockProps<ContentOf<typeof definition>, Delivery | null>

/** DLVR-01 to DLVR-08. Without a script the page comes back with the answer. */
export default function VehicleDelivery({ block, content, page, data }: Props) {
  if (!data) return null
  const { car_id, from, postcode } = data
  const id = `${block.key}-postcode`
  return (
    <div className="container-page">
      <section className="vehicle-delivery" data-testid="delivery" id={`${block.key}-delivery`}>
        <div>
          <Heading level={block.first ? 1 : 2} size="md">
            {content.heading}
          </Heading>
          <p className="mt-2 text-sm text-muted">
            {from ? `From ${from} to your door.` : 'To your door.'} {content.note}
          </p>
        </div>
        <form
          action={`${page.path}#${block.key}-delivery`}
          method="get"
          noValidate
          className="vehicle-delivery-form"
          data-delivery={car_id}
        >
          <label htmlFor={id}>Delivery postcode</label>
          <input
            id={id}
            name="postcode"
            className="field"
            inputMode="numeric"
            autoComplete="postal-code"
            maxLength={20}
            placeholder="4000"
            defaultValue={postcode}
            aria-describedby={`${block.key}-answer`}
          />
          <button type="submit" className="action action-secondary">
            Check
          </button>
          <p id={`${block.key}-answer`} role="status" data-answer className="vehicle-delivery-answer">
            <Answer {...data} />
          </p>
        </form>
      </section>
    </div>
  )
}

function Answer({ postcode, estimate }: Delivery) {
  if (postcode === undefined) return null
  if (postcode === '') return deliveryWords.missing
  if (!estimate) return deliveryWords.none
  return (
    <>
      <strong>{deliveryPrice(estimate.price)}</strong> to {estimate.region_name}
    </>
  )
}
