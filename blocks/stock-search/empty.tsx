import { SearchX } from 'lucide-react'
import { picturesOf, stockPicture } from '#app/stock/card/pictures.ts'
import { priceWords } from '#app/stock/rules/vehicle-text.ts'
import { cleared } from '#app/stock/search/listing.ts'
import { paths } from '#values/paths.ts'
import { chipsOf } from './chips.tsx'
import { useChoice, useListing } from './context.ts'
import { countText, stockNoun } from './count-text.ts'
import { looser, type NearMatches } from './near.ts'
import { useNear } from './use-near.ts'

/** Nothing was found (SRCH-30, SRCH-32): which choice is to blame, and what there is without it. */
export function Empty() {
  const { found, settings } = useListing()
  const near = useNear()
  return (
    <div className="listing-empty" data-testid="empty-results">
      <SearchX aria-hidden className="size-10 text-muted" strokeWidth={1.5} />
      {settings.emptyResultVariant === 'search' ? (
        <p className="text-lg">
          No results found for your search at this time. Please try adjusting the filters for more results.
        </p>
      ) : (
        <>
          <h3 className="heading text-2xl">No Results Available</h3>
          <p className="text-muted">Sorry, no offers currently meet your search.</p>
        </>
      )}
      {found.count > 0 ? <FirstPage count={found.count} /> : near && <Looser near={near} />}
      {/* To the offers (SRCH-31). */}
      <a href={paths.specialOffers} className="action action-secondary">
        Clear Filters
      </a>
      {found.count === 0 && near && near.vehicles.length > 0 && <Near near={near} />}
    </div>
  )
}

/** A page past the last one. */
function FirstPage({ count }: { count: number }) {
  const { state, settings } = useListing()
  const choice = useChoice()
  return (
    <a {...choice({ ...state, page: 1 })} className="action action-primary">
      Page 1 of {countText(count, settings)}
    </a>
  )
}

/** "No cars for Kia, Under $10,000 and Red. Without Red: 4 cars", each a link. */
function Looser({ near }: { near: NearMatches }) {
  const { state, settings } = useListing()
  const choice = useChoice()
  const chosen = chipsOf(state, settings).map(({ label }) => label)
  const ways = looser(state, settings, near)
  if (chosen.length === 0) return null
  return (
    <>
      <p>
        No {stockNoun(0, settings)} for {listed(chosen)}.
      </p>
      <ul className="listing-looser">
        {ways.map(({ key, label, count, without }) => (
          <li key={key}>
            <a {...choice(without)} rel="nofollow">
              Without {label}: <strong>{countText(count, settings)}</strong>
            </a>
          </li>
        ))}
        {ways.length === 0 && near.all > 0 && (
          <li>
            <a {...choice(cleared(state))} rel="nofollow">
              Without any filter: <strong>{countText(near.all, settings)}</strong>
            </a>
          </li>
        )}
      </ul>
    </>
  )
}

/** No cards: what stands here is not what was asked for. */
function Near({ near }: { near: NearMatches }) {
  const { settings } = useListing()
  return (
    <section className="listing-near">
      <h3 className="heading text-lg">Close to your search</h3>
      <ul>
        {near.vehicles.map((vehicle) => {
          const [picture] = picturesOf(vehicle)
          const { text, type } = priceWords(vehicle, settings)
          return (
            <li key={vehicle.objectID}>
              <a href={paths.vehicle(vehicle)}>
                {picture && (
                  <img {...stockPicture(picture, false)} alt="" width={640} height={480} loading="lazy" />
                )}
                <span>
                  <span className="listing-near-name">{vehicle.name}</span>
                  <strong className="tabular">{text}</strong> {type}
                </span>
              </a>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

const listed = (words: readonly string[]) =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
