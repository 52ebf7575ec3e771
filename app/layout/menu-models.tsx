import { CarFront } from 'lucide-react'
import type { CSSProperties } from 'react'
import { Picture } from '#app/media/picture.tsx'
import { stockPicture } from '#app/stock/card/pictures.ts'
import { dollarText, numberText } from '#app/stock/search/labels.ts'
import { newTab } from '#app/ui/new-tab.ts'
import type { Entry, ModelNow, ModelsNow } from './menu.ts'

/** Models with picture, name, price and stock, in the groups that marketing made. */
export function MenuModels({ entries, models }: { entries: readonly Entry[]; models: ModelsNow }) {
  const alone = entries.filter(({ model }) => model)
  const groups = entries.filter(({ model }) => !model)
  if (entries.length === 0) return null
  return (
    <div className="model-groups" data-testid="model-menu">
      {alone.length > 0 && <Models entries={alone} models={models} />}
      {groups.map((group) => (
        <Models
          key={group.label}
          title={group}
          entries={group.children.filter(({ model }) => model)}
          models={models}
        />
      ))}
    </div>
  )
}

function Models({ title, entries, models }: { title?: Entry; entries: readonly Entry[]; models: ModelsNow }) {
  return (
    <div className="model-group" style={{ '--models': entries.length } as CSSProperties}>
      {title && (
        <p className="model-group-title">
          {title.href ? <a href={title.href}>{title.label}</a> : title.label}
        </p>
      )}
      <ul aria-label={title?.label}>
        {entries.map((entry) => (
          <li key={entry.label}>
            <ModelLink entry={entry} now={entry.model && models[entry.model.slug]} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function ModelLink({ entry, now }: { entry: Entry; now: ModelNow | undefined }) {
  const { label, href, link, model, current } = entry
  const written = model?.priceFrom && { text: dollarText(model.priceFrom), type: 'drive away' }
  const price = now?.price ?? written
  // A search for what is not in stock leads nowhere; a page about the model does.
  const isEmpty = now?.count === 0 && href !== undefined && isListing(href)
  const Cell = isEmpty ? 'span' : 'a'
  return (
    <Cell
      className="model-cell"
      {...(!isEmpty && {
        href,
        'aria-current': current === 'page' ? ('page' as const) : undefined,
        ...newTab(link),
      })}
    >
      <span className="model-picture">
        {model?.image ? (
          <Picture image={model.image} ratio={16 / 10} alt="" sizes="200px" />
        ) : now?.picture ? (
          <img {...stockPicture(now.picture)} sizes="200px" alt="" width={320} height={240} loading="lazy" />
        ) : (
          <CarFront aria-hidden size={32} strokeWidth={1.25} />
        )}
      </span>
      <span className="model-words">
        <strong>{label}</strong>
        {price && (
          <small className="tabular">
            From {price.text} {price.type?.toLowerCase()}
          </small>
        )}
        {now && (
          <small className="tabular">
            {now.count > 0 ? `${numberText(now.count)} in stock` : 'None in stock'}
          </small>
        )}
      </span>
    </Cell>
  )
}

const isListing = (href: string) => /^\/(search|used-car)\//.test(href)
