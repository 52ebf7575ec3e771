import './starters.css'
import type { CSSProperties } from 'react'
import { blockOf } from '../../blocks/registry.schema.ts'

/** Size of block thumbnails; the part within `band` is drawn on the miniature page. */
const width = 240
const thumbnailHeight = 160
const band = { top: 14, height: 132 }

const browserBar = 18
/** Height of the card relative to its width. */
const cardShape = 6 / 5

/** A miniature page drawn from the thumbnails of its blocks. */
export function StarterPicture({ types }: { types: readonly string[] }) {
  let height = browserBar
  const rows = types.map((type, index) => {
    const block = blockOf(type)
    const part = block?.schema.slim ?? band
    const row = { key: `${index}-${type}`, href: block?.thumbnail, y: height, ...part }
    height += part.height + 1
    return row
  })
  const whole = Math.max(height, width * cardShape)
  const rest = `${-100 * (1 - (width * cardShape) / whole)}%`
  return (
    <div className="starter-page" style={{ '--rest': rest } as CSSProperties}>
      <svg viewBox={`0 0 ${width} ${whole}`} aria-hidden="true">
        <rect width={width} height={browserBar} fill="#e2e8f2" />
        {[10, 18, 26].map((x) => (
          <circle key={x} cx={x} cy={browserBar / 2} r={2.5} fill="#aebcd6" />
        ))}
        {rows.length === 0 && <path d="M120 122v40m-20-20h40" stroke="#1f5eff" strokeWidth={6} />}
        {rows.map(({ key, href, y, top, height }) => (
          <svg
            key={key}
            x={0}
            y={y}
            width={width}
            height={height}
            viewBox={`0 ${top} ${width} ${height}`}
            aria-hidden="true"
          >
            <image href={href} width={width} height={thumbnailHeight} />
          </svg>
        ))}
      </svg>
    </div>
  )
}
