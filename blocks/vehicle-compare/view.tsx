import { Check, Minus, Plus, X } from 'lucide-react'
import type { BlockProps, ContentOf } from '#app/page/block.ts'
import { picturesOf, stockPicture } from '#app/stock/card/pictures.ts'
import { VehicleTag } from '#app/stock/card/tag.tsx'
import type { StockRecord } from '#app/stock/index/record.ts'
import { mostCompared } from '#app/stock/local/store.ts'
import { cardButtons } from '#app/stock/rules/buttons.ts'
import { titleLines } from '#app/stock/rules/vehicle-text.ts'
import type { Site } from '#app/tenancy/site.ts'
import { Heading } from '#app/ui/heading.tsx'
import { paths } from '#values/paths.ts'
import type { Compared } from './load.server.ts'
import type definition from './query.ts'
import { comparisonRows, featureRows, type Row, specRows } from './rows.ts'

export default function VehicleCompare({
  block,
  content,
  data,
  site,
}: BlockProps<ContentOf<typeof definition>, Compared>) {
  const { records, gone, now, specs } = data
  const { settings } = site
  return (
    <div className="container-page">
      <Heading level={block.first ? 1 : 2} size={block.first ? 'xl' : 'lg'}>
        {content.heading ?? 'Compare vehicles'}
      </Heading>
      {gone > 0 && <p className="mt-4 text-warning">{goneWords(gone)}</p>}
      {records.length === 0 ? (
        <Empty text={content.emptyText} settings={settings} />
      ) : (
        <>
          {records.length > 1 && (
            <label className="compare-switch">
              <input type="checkbox" data-only-differences />
              Show differences only
            </label>
          )}
          <section
            aria-label="Comparison"
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
            tabIndex={0}
            className="compare-box"
          >
            <table className="compare-table" data-columns={records.length}>
              <thead>
                <tr>
                  <td>
                    <span className="sr-only">Property</span>
                  </td>
                  {records.map((record) => (
                    <th key={record.id} scope="col">
                      <Column record={record} records={records} site={site} now={now} />
                    </th>
                  ))}
                  {records.length < mostCompared && (
                    <td className="compare-add">
                      <a href={settings.searchPath}>
                        <Plus aria-hidden className="size-6" />
                        Add a vehicle
                      </a>
                    </td>
                  )}
                </tr>
              </thead>
              <Rows rows={comparisonRows(records, settings)} />
              <Rows rows={specRows(specs)} title="Specifications" />
              <Rows rows={featureRows(records)} title="Features" />
            </table>
          </section>
        </>
      )}
    </div>
  )
}

const goneWords = (gone: number) =>
  gone === 1
    ? 'One of the vehicles is no longer for sale and was left out.'
    : `${gone} of the vehicles are no longer for sale and were left out.`

function Empty({ text, settings }: { text?: string; settings: Site['settings'] }) {
  return (
    <div data-empty-comparison>
      <p className="mt-4 max-w-[60ch] text-lg text-muted">
        {text ?? `Choose Compare on up to ${mostCompared} vehicles, and see here where they differ.`}
      </p>
      <a href={settings.searchPath} className="action action-primary mt-6">
        Find vehicles
      </a>
    </div>
  )
}

function Column({
  record,
  records,
  site,
  now,
}: {
  record: StockRecord
  records: readonly StockRecord[]
  site: Site
  now: number
}) {
  const { settings } = site
  const [title, badge] = titleLines(record)
  const [picture] = picturesOf(record)
  const [main] = cardButtons(record, settings, site.reach)
  const others = records.filter(({ id }) => id !== record.id).map(({ id }) => id)
  return (
    <div className="compare-column">
      <div className="compare-picture">
        {picture && (
          <img
            {...stockPicture(picture)}
            sizes="(min-width: 768px) 280px, 160px"
            alt=""
            width={640}
            height={480}
          />
        )}
        <VehicleTag record={record} settings={settings} now={now} />
        <a
          href={paths.compare(others)}
          data-remove={record.id}
          aria-label={`Remove ${record.name}`}
          className="vehicle-control"
        >
          <X aria-hidden className="size-5" />
        </a>
      </div>
      <a href={paths.vehicle(record)} className="compare-title">
        {title} {badge && <span>{badge}</span>}
      </a>
      {main && (
        <a
          href={main.href}
          aria-label={`${main.label}: ${record.name}`}
          className={`action ${main.key === 'findSimilar' ? 'action-secondary' : 'action-primary'}`}
        >
          {main.label}
        </a>
      )}
    </div>
  )
}

function Rows({ rows, title }: { rows: Row[]; title?: string }) {
  if (rows.length === 0) return null
  const columns = (rows[0]?.values.length ?? 0) + 1
  return (
    <tbody>
      {title && (
        <tr className="compare-group">
          <th scope="colgroup" colSpan={columns}>
            <span>{title}</span>
          </th>
        </tr>
      )}
      {rows.map(({ label, values, differs, best }) => (
        <tr key={label} data-differs={differs ? '' : undefined} data-same={differs ? undefined : ''}>
          <th scope="row">
            {label}
            {differs && <span className="sr-only"> (differs)</span>}
          </th>
          {values.map((value, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a cell is known by its column
            <td key={place}>
              <Value value={value} />{' '}
              {best?.places.includes(place) && <span className="compare-best">{best.word}</span>}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  )
}

function Value({ value }: { value: string | undefined }) {
  if (value === 'Yes')
    return (
      <>
        <Check aria-hidden className="inline-block size-5 align-middle text-positive" />
        <span className="sr-only">Yes</span>
      </>
    )
  if (value !== undefined) return value
  return (
    <>
      <Minus aria-hidden className="inline-block size-4 align-middle text-muted" />
      <span className="sr-only">Not known</span>
    </>
  )
}
