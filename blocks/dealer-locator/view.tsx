import { CalendarClock, MapPin, Navigation, Phone } from 'lucide-react'
import { phoneHref } from '#app/layout/menu.ts'
import type { BlockView, ContentOf } from '#app/page/block.ts'
import { radii } from '#app/places/radius.ts'
import { SectionHeading } from '#app/ui/heading.tsx'
import { paths } from '#values/paths.ts'
import type { Located } from './load.server.ts'
import type block from './query.ts'

const DealerLocator: BlockView<ContentOf<typeof block>, Located> = ({ block, content, data, page, site }) => {
  const { asked, radius, place, problem, locations } = data
  const field = `${block.key}-place`
  return (
    <div className="container-page">
      <SectionHeading
        level={block.first ? 1 : 2}
        title={content.heading ?? 'Find us near you'}
        intro={content.intro}
      />
      <form
        action={page.path}
        method="get"
        className="mb-8 grid gap-4 md:grid-cols-[minmax(0,1fr)_12rem_auto] md:items-end"
      >
        <div>
          <label htmlFor={field} className="mb-2 block text-sm font-semibold">
            Suburb or postcode
          </label>
          <input
            id={field}
            name="place"
            defaultValue={asked}
            maxLength={80}
            autoComplete="postal-code"
            placeholder="Brisbane or 4000"
            className="field"
            aria-invalid={problem ? true : undefined}
            aria-describedby={problem && `${field}-problem`}
          />
        </div>
        <div>
          <label htmlFor={`${block.key}-radius`} className="mb-2 block text-sm font-semibold">
            Within
          </label>
          <select id={`${block.key}-radius`} name="radius" defaultValue={radius} className="field">
            {radii.map((km) => (
              <option key={km} value={km}>
                {km} km
              </option>
            ))}
          </select>
        </div>
        <button type="submit" className="action action-primary">
          Search
        </button>
      </form>
      {problem && (
        <p id={`${field}-problem`} role="alert" className="mb-6 text-danger">
          {problem}
        </p>
      )}
      <p className="mb-5 text-sm text-muted" data-testid="locator-summary">
        {summary(locations.length, place, radius)}
      </p>
      <ul className="card-grid">
        {locations.map((location) => (
          <li key={location.slug} className="min-w-0">
            <article className="card flex h-full flex-col p-5" data-testid="location-card">
              <h3 className="heading text-xl">{location.name}</h3>
              <p className="mt-3 flex gap-2 text-sm">
                <MapPin aria-hidden size={18} className="mt-0.5 shrink-0 text-muted" />
                <span>
                  {location.address.street && <>{location.address.street}, </>}
                  {[location.address.city, location.address.state, location.address.postcode]
                    .filter(Boolean)
                    .join(' ')}
                </span>
              </p>
              {location.km !== undefined && (
                <p className="mt-2 flex gap-2 text-sm">
                  <Navigation aria-hidden size={18} className="mt-0.5 shrink-0 text-muted" />
                  <span className="tabular">{location.km} km away</span>
                </p>
              )}
              {location.phone && (
                <p className="mt-2 flex gap-2 text-sm">
                  <Phone aria-hidden size={18} className="mt-0.5 shrink-0 text-muted" />
                  <a className="tabular" href={phoneHref(location.phone)}>
                    {location.phone}
                  </a>
                </p>
              )}
              {location.holidays.length > 0 && (
                <div className="mt-4 border-t border-line pt-4 text-sm" data-testid="holiday-hours">
                  <h4 className="flex items-center gap-2 font-semibold">
                    <CalendarClock aria-hidden size={18} className="shrink-0 text-muted" /> Holiday hours
                  </h4>
                  <dl className="mt-2 grid gap-2">
                    {location.holidays.map(({ date, day, hours, label }) => (
                      <div key={date} className="flex flex-wrap justify-between gap-x-4">
                        <dt>
                          {day}
                          {label && <span className="block text-xs text-muted">{label}</span>}
                        </dt>
                        <dd className="tabular font-semibold">{hours}</dd>
                      </div>
                    ))}
                  </dl>
                </div>
              )}
              <p className="mt-auto flex flex-wrap gap-3 pt-5">
                {location.hasStock && (
                  <a className="action action-secondary" href={paths.search(location.slug)}>
                    Cars here
                  </a>
                )}
                <a className="action action-quiet" href={site.settings.contactPath}>
                  Contact Us
                </a>
              </p>
            </article>
          </li>
        ))}
      </ul>
    </div>
  )
}

function summary(count: number, place: string | undefined, radius: number) {
  const locations = count === 1 ? '1 location' : `${count} locations`
  if (!place) return locations
  return count > 0
    ? `${locations} within ${radius} km of ${place}, nearest first`
    : `Nothing within ${radius} km of ${place}. Choose a larger distance.`
}

export default DealerLocator
