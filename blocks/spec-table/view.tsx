import { MoveHorizontal } from 'lucide-react'
import type { BlockView, ContentOf } from '#app/page/block.ts'
import { SectionHeading } from '#app/ui/heading.tsx'
import type block from './query.ts'

const stuck = 'sticky left-0 z-1 bg-inherit'

const SpecTable: BlockView<ContentOf<typeof block>> = ({ block, content }) => {
  const width = Math.max(
    content.columns.length,
    ...content.rows.map((row) => (row._type === 'specRow' ? row.values.length : 0)),
  )
  if (content.rows.length === 0) return null
  const places = Array.from({ length: width }, (_, place) => place)
  const headed = content.columns.some(Boolean)
  const heading = `${block.key}-heading`
  const name = content.heading ? { 'aria-labelledby': heading } : { 'aria-label': 'Specifications' }
  return (
    <div className="container-page">
      <SectionHeading
        level={block.first ? 1 : 2}
        title={content.heading}
        intro={content.intro}
        id={heading}
      />
      {width > 1 && (
        <p className="mb-3 flex items-center gap-2 text-xs text-muted md:hidden">
          <MoveHorizontal aria-hidden="true" size={16} /> Slide the table sideways to see every column.
        </p>
      )}
      <section
        {...name}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
        tabIndex={0}
        className="overflow-x-auto rounded-card border border-line bg-raised text-text"
      >
        <table className="tabular w-full border-collapse text-left text-sm">
          {headed && (
            <thead className="bg-inverse text-on-inverse">
              <tr className="bg-inverse">
                <th scope="col" className={`${stuck} min-w-32 px-4 py-3 font-semibold md:px-5`}>
                  {content.firstColumn ?? <span className="sr-only">Specification</span>}
                </th>
                {places.map((place) => (
                  <th key={place} scope="col" className="min-w-36 px-4 py-3 font-semibold md:px-5">
                    {content.columns[place]}
                  </th>
                ))}
              </tr>
            </thead>
          )}
          <tbody className="bg-raised">
            {content.rows.map((row, index) =>
              row._type === 'specGroup' ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity but their place
                <tr key={index} className="border-t border-line bg-sunken first:border-t-0">
                  <th scope="colgroup" colSpan={width + 1} className="heading px-4 pt-5 pb-2 text-sm md:px-5">
                    <span className="sticky left-4">{row.title}</span>
                  </th>
                </tr>
              ) : (
                // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity but their place
                <tr key={index} className="border-t border-line bg-inherit first:border-t-0">
                  <th
                    scope="row"
                    className={`${stuck} max-w-48 min-w-32 px-4 py-3 font-semibold wrap-break-word md:px-5`}
                  >
                    {row.label}
                  </th>
                  {places.map((place) => (
                    <td key={place} className="px-4 py-3 md:px-5">
                      {row.values[place] || <span aria-hidden="true">–</span>}
                    </td>
                  ))}
                </tr>
              ),
            )}
          </tbody>
        </table>
      </section>
      {content.note && (
        <p className="mt-4 max-w-[70ch] text-xs text-muted whitespace-pre-line">{content.note}</p>
      )}
    </div>
  )
}

export default SpecTable
