import type { BlockFallback, BlockProps, ContentOf } from '#app/page/block.ts'
import type { FacetCount, Finder } from '#app/stock/finder/finder.server.ts'
import { finderForm, ShowMe } from '#app/stock/finder/show-me.tsx'
import { rangeText } from '#app/stock/search/labels.ts'
import { SectionHeading } from '#app/ui/heading.tsx'
import type definition from './query.ts'

type Content = ContentOf<typeof definition>
type Props = Omit<BlockProps<Content>, 'data'> & { data?: Finder }

/** Values as the address writes them: a comma parts two of them. */
const options = (counts: readonly FacetCount[]) =>
  counts.map(({ value }) => ({ value: value.replace(/[\\,]/g, '\\$&'), label: value }))

function Choice({
  id,
  name,
  label,
  any,
  values,
}: {
  id: string
  name: string
  label: string
  any: string
  values: { value: string; label: string }[]
}) {
  const waits = name === 'model'
  return (
    <div className={waits ? 'finder-field finder-scripted' : 'finder-field'}>
      <label htmlFor={id}>{label}</label>
      <select id={id} name={name} disabled={waits} className="field">
        <option value="">{any}</option>
        {values.map(({ value, label: words }) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
    </div>
  )
}

export default function SearchBox({ block, content, data, site }: Props) {
  const { fields } = content
  const id = (field: string) => `${block.key}-${field}`
  const prices = site.settings.priceQuickPicks.map((price) => ({
    value: `:${price}`,
    label: rangeText('price', { max: price }),
  }))
  const lists = {
    make: { label: 'Make', any: 'All makes', values: options(data?.makes ?? []) },
    model: { label: 'Model', any: 'All models', values: [] },
    body: { label: 'Body', any: 'All body types', values: options(data?.bodies ?? []) },
    price: { label: 'Price', any: 'Any price', values: prices },
  }
  return (
    <div className="container-page">
      <SectionHeading level={block.first ? 1 : 2} title={content.heading} intro={content.intro} />
      <search>
        <form {...finderForm(site, data)} className="finder card" data-fields={fields.length}>
          {fields.map((field) => {
            if (field === 'words')
              return (
                <div key={field} className="finder-field finder-words">
                  <label htmlFor={id(field)}>Keywords</label>
                  <input
                    id={id(field)}
                    name="query"
                    type="search"
                    enterKeyHint="search"
                    autoComplete="off"
                    maxLength={120}
                    placeholder="Make, model or keyword"
                    className="field"
                  />
                </div>
              )
            // Without the stock there is nothing to choose from.
            if (!data && field !== 'price') return null
            if (field === 'model' && !fields.includes('make')) return null
            return <Choice key={field} id={id(field)} name={field} {...lists[field]} />
          })}
          <ShowMe site={site} counted={data} className="finder-submit" />
        </form>
      </search>
    </div>
  )
}

export const fallback: BlockFallback<Content> = (props) => <SearchBox {...props} />
