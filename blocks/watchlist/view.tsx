import { Bookmark, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { BlockForm } from '#app/forms/block-form.tsx'
import type { BlockProps, ContentOf, FormContext } from '#app/page/block.ts'
import { Heading } from '#app/ui/heading.tsx'
import { SavedCard } from '#app/watchlist/saved-card.tsx'
import type { WatchlistChange } from './action.server.ts'
import type { WatchlistData } from './load.server.ts'
import type definition from './query.ts'

type Content = ContentOf<typeof definition>

export default function Watchlist({
  block,
  content,
  data,
  site,
  form,
  result,
}: BlockProps<Content, WatchlistData>) {
  const { entries, wanted, now } = data
  const done = result?.data as WatchlistChange | undefined
  const level = block.first ? 2 : 3
  return (
    <div className="container-page">
      <Heading level={block.first ? 1 : 2} size={block.first ? 'xl' : 'lg'}>
        {content.heading ?? 'Your watchlist'}
      </Heading>
      <p
        className="mt-3 text-muted"
        role="status"
        tabIndex={-1}
        data-form-focus={done ? '' : undefined}
        data-done={done?.kind}
        data-done-to={done?.id}
      >
        {statusWords(entries.length, done)}
      </p>
      {result?.error && (
        <p role="alert" className="mt-3 text-danger">
          {result.error}
        </p>
      )}
      {done?.kind === 'removed' && form && (
        <Change form={form} name="Save it again" does="save" car={done}>
          <button type="submit" className="action action-quiet">
            Save it again
          </button>
        </Change>
      )}
      {wanted && form && (
        <Change form={form} name="Save this vehicle" does="save" car={wanted} className="watchlist-wanted">
          <p>
            Save <b>{wanted.name}</b>?
          </p>
          <button type="submit" className="action action-primary">
            Save to watchlist
          </button>
        </Change>
      )}
      {entries.length > 0 ? (
        <ul className="card-grid mt-8" data-testid="watchlist">
          {entries.map((entry, index) => (
            <li key={entry.id} className="min-w-0">
              <SavedCard entry={entry} site={site} now={now} level={level} eager={index < 3}>
                {form && (
                  <Change form={form} name={`Remove ${entry.name}`} does="remove" car={entry}>
                    <button
                      type="submit"
                      className="watchlist-remove"
                      aria-label={`Remove ${entry.name}`}
                      data-watchlist-remove
                    >
                      <X aria-hidden size={18} /> Remove
                    </button>
                  </Change>
                )}
              </SavedCard>
            </li>
          ))}
        </ul>
      ) : (
        !wanted && <Empty text={content.emptyText} searchPath={site.settings.searchPath} />
      )}
    </div>
  )
}

function Change({
  form,
  name,
  does,
  car,
  className,
  children,
}: {
  form: FormContext
  name: string
  does: 'save' | 'remove'
  car: { id: number; name: string }
  className?: string
  children: ReactNode
}) {
  return (
    <BlockForm form={form} name={name} className={className}>
      <input type="hidden" name="do" value={does} />
      <input type="hidden" name="car" value={car.id} />
      <input type="hidden" name="name" value={car.name} />
      {children}
    </BlockForm>
  )
}

const vehicles = (count: number) => (count === 1 ? '1 vehicle' : `${count} vehicles`)

function statusWords(count: number, done?: WatchlistChange) {
  const kept = count > 0 ? `${vehicles(count)} saved.` : ''
  const change =
    done && `${done.name} is ${done.kind === 'saved' ? 'now in' : 'no longer in'} your watchlist.`
  return [change, kept].filter(Boolean).join(' ')
}

function Empty({ text, searchPath }: { text?: string; searchPath: string }) {
  return (
    <div className="watchlist-empty">
      <Bookmark aria-hidden size={40} strokeWidth={1.5} className="text-muted" />
      <p className="heading mt-4 text-2xl">Nothing saved yet</p>
      <p className="mt-3 max-w-[44ch] text-muted">
        {text ?? 'Press Save on a vehicle you like, and you find it here on each of your devices.'}
      </p>
      <a href={searchPath} className="action action-primary mt-6">
        Find a vehicle
      </a>
    </div>
  )
}
