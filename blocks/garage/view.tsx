import { ChevronRight, Download, History, LogOut, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { BlockForm } from '#app/forms/block-form.tsx'
import type { BlockProps, ContentOf, FormContext } from '#app/page/block.ts'
import type { GarageSection } from '#app/page/visitor.ts'
import { cardSettings } from '#app/stock/card/settings.ts'
import { VehicleCard } from '#app/stock/card/vehicle-card.tsx'
import type { StockRecord } from '#app/stock/index/record.ts'
import type { Site } from '#app/tenancy/site.ts'
import { Heading } from '#app/ui/heading.tsx'
import { SavedCard } from '#app/watchlist/saved-card.tsx'
import { accountPaths } from '#values/paths.ts'
import type { GarageData } from './load.server.ts'
import type definition from './query.ts'

type Content = ContentOf<typeof definition>

export default function Garage({ block, content, data, site, form }: BlockProps<Content, GarageData>) {
  const { phone, watchlist, kept, viewed, searches, sections, now } = data
  const level = block.first ? 2 : 3
  const cards = { site, now, level: level === 2 ? 3 : 4 } as const
  return (
    <div className="container-page garage">
      <div>
        <Heading level={block.first ? 1 : 2} size="xl">
          {content.heading ?? 'My garage'}
        </Heading>
        {content.text && <p className="mt-3 text-lg text-muted">{content.text}</p>}
      </div>
      {watchlist && (
        <Part title="Saved vehicles" level={level} more={moreOf(watchlist, site)}>
          {watchlist.entries.length > 0 ? (
            <ul className="card-grid">
              {watchlist.entries.map((entry) => (
                <li key={entry.id} className="min-w-0">
                  <SavedCard entry={entry} site={site} now={now} level={3} />
                </li>
              ))}
            </ul>
          ) : (
            <p className="garage-empty">
              Nothing saved yet. Press Save on a vehicle you like.{' '}
              <a href={site.settings.searchPath}>Find a vehicle</a>
            </p>
          )}
        </Part>
      )}
      {/* Filled in by the script: the server does not know what this browser keeps. */}
      <div className="garage" data-garage-local data-favourites={site.settings.favouritesMode}>
        {kept.length > 0 && (
          <Part title="Saved vehicles" level={level}>
            <Cards records={kept} {...cards} />
          </Part>
        )}
        {viewed.length > 0 && (
          <Part title="Looked at lately" level={level}>
            <Cards records={viewed} {...cards} />
          </Part>
        )}
        {searches.length > 0 && (
          <Part title="Your searches" level={level}>
            <ul className="garage-list">
              {searches.map(({ href, words }) => (
                <li key={href}>
                  <a href={href}>
                    <History aria-hidden size={18} />
                    <span>{words}</span>
                    <ChevronRight aria-hidden size={18} />
                  </a>
                </li>
              ))}
            </ul>
          </Part>
        )}
      </div>
      {sections.map((section) => (
        <Part key={section.title} title={section.title} level={level}>
          <Entries section={section} timeZone={site.timeZone} />
        </Part>
      ))}
      {phone && (
        <Part title="Your details" level={level}>
          <Details phone={phone} site={site} form={form} />
        </Part>
      )}
    </div>
  )
}

function moreOf({ count, entries }: { count: number; entries: unknown[] }, site: Site) {
  if (count === 0) return undefined
  const label = count > entries.length ? `All ${count} saved` : 'Your watchlist'
  return { label, href: site.settings.watchlistPath }
}

function Part({
  title,
  level,
  more,
  children,
}: {
  title: string
  level: 2 | 3
  more?: { label: string; href: string }
  children: ReactNode
}) {
  return (
    <section className="garage-part" aria-label={title}>
      <div className="garage-head">
        <Heading level={level} size="md">
          {title}
        </Heading>
        {more && (
          <a href={more.href} className="action action-quiet">
            {more.label}
          </a>
        )}
      </div>
      {children}
    </section>
  )
}

function Cards({
  records,
  site,
  now,
  level,
}: {
  records: readonly StockRecord[]
  site: Site
  now: number
  level: 3 | 4
}) {
  return (
    <ul className="card-grid">
      {records.map((record) => (
        <li key={record.id} className="min-w-0">
          <VehicleCard record={record} settings={cardSettings(site)} now={now} level={level} />
        </li>
      ))}
    </ul>
  )
}

/** What a feature adds: what the shopper did, and what became of it. */
function Entries({ section: { entries }, timeZone }: { section: GarageSection; timeZone: string }) {
  return (
    <ul className="garage-list">
      {entries.map(({ id, title, text, at, href }) => {
        const inside = (
          <>
            <time dateTime={at.toISOString()}>
              {at.toLocaleDateString('en-AU', { timeZone, day: 'numeric', month: 'short', year: 'numeric' })}
            </time>
            <span>
              <b>{title}</b>
              {text && <small>{text}</small>}
            </span>
            {href && <ChevronRight aria-hidden size={18} />}
          </>
        )
        return <li key={id}>{href ? <a href={href}>{inside}</a> : <p>{inside}</p>}</li>
      })}
    </ul>
  )
}

function Details({ phone, site, form }: { phone: string; site: Site; form?: FormContext }) {
  return (
    <div className="garage-details">
      <p>
        You sign in with <b className="tabular">{phone}</b>.
      </p>
      {form && (
        <BlockForm form={form} name="Sign out" className="garage-actions">
          <button type="submit" name="do" value="sign-out" className="action action-secondary">
            <LogOut aria-hidden size={18} /> Sign out
          </button>
          <button type="submit" name="do" value="everywhere" className="action action-quiet">
            Sign out on all devices
          </button>
        </BlockForm>
      )}
      <p>
        <a href={accountPaths.export} download className="action action-quiet">
          <Download aria-hidden size={18} /> Download all that {site.name} keeps of me
        </a>
      </p>
      {form && (
        <details className="garage-delete">
          <summary className="action action-quiet">
            <Trash2 aria-hidden size={18} /> Delete my account
          </summary>
          <BlockForm form={form} name="Delete my account">
            <p>
              This deletes your number and everything that {site.name} keeps with it. It cannot be brought
              back. You can sign in again with the same number, and start with nothing.
            </p>
            <button type="submit" name="do" value="delete" className="action garage-danger">
              Delete everything
            </button>
          </BlockForm>
        </details>
      )}
    </div>
  )
}
