import { Logo } from '#app/layout/logo.tsx'
import type { BlockProps, ContentOf } from '#app/page/block.ts'
import type { Brochure } from '#app/vehicle-page/brochure.ts'
import { viewerSource } from '#app/vehicle-page/pictures.ts'
import { paths } from '#values/paths.ts'
import type definition from './query.ts'

type Props = BlockProps<ContentOf<typeof definition>, Brochure | null>

/** A vehicle on one A4 sheet (ROUTE-53); on the screen with what to do with it above. */
export default function VehicleSheet({ block, content, site, data }: Props) {
  if (!data) return null
  const { name, title, kind, price, priceType, dealer, slug, facts, url, stocknum, notes } = data
  const Title = block.first ? 'h1' : 'h2'
  return (
    <div className="vsheet-desk">
      <div className="vsheet-tools">
        <a className="action action-quiet" href={paths.vehicle({ slug })}>
          Back to the vehicle
        </a>
        <a className="action action-secondary" href={paths.vehiclePdf({ slug })} download={`${slug}.pdf`}>
          Download PDF
        </a>
        <button type="button" className="action action-primary" data-print>
          Print this page
        </button>
      </div>
      <article className="vsheet" aria-label={name}>
        <header className="vsheet-head">
          <Logo site={site} className="vsheet-logo" />
          <p>
            {[dealer.name === dealer.site ? dealer.place : dealer.name, dealer.phone]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </header>
        <Pictures {...data} />
        <div className="vsheet-title">
          <div>
            <p>{kind}</p>
            <Title className="heading wrap-anywhere">
              {title[0]} {title[1] && <span>{title[1]}</span>}
            </Title>
          </div>
          <p className="vsheet-price">
            <strong className="tabular">{price}</strong> {priceType}
          </p>
        </div>
        {facts.length > 0 && (
          <dl className="vsheet-facts">
            {facts.map(({ icon, label, value }) => (
              <div key={icon}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
        <Columns {...data} level={block.first ? 2 : 3} />
        <footer className="vsheet-foot">
          <p>
            <strong className="wrap-anywhere">{url}</strong>
            <span>Stock no {stocknum}</span>
          </p>
          <p>{[dealer.address, dealer.phone, dealer.legal].filter(Boolean).join(' · ')}</p>
          <p>{[content.note, ...notes].filter(Boolean).join(' ')}</p>
        </footer>
      </article>
    </div>
  )
}

function Pictures({ pictures, name }: Brochure) {
  if (pictures.length === 0) return null
  return (
    <div className="vsheet-pictures" data-count={Math.min(pictures.length, 4)}>
      {pictures.map((url, index) => (
        <img
          key={url}
          src={viewerSource(url).src}
          alt={index === 0 ? name : ''}
          width={1080}
          height={720}
          loading="eager"
          fetchPriority={index === 0 ? 'high' : undefined}
        />
      ))}
    </div>
  )
}

function Columns({ comments, features, specs, level }: Brochure & { level: 2 | 3 }) {
  const Heading = `h${level}` as const
  return (
    <div className="vsheet-columns">
      {(comments || features.length > 0) && (
        <div>
          {comments && (
            <>
              <Heading>From the dealer</Heading>
              <p className="whitespace-pre-line wrap-anywhere">{comments}</p>
            </>
          )}
          {features.length > 0 && (
            <>
              <Heading>Features</Heading>
              <p>{features.slice(0, 14).join(', ')}</p>
            </>
          )}
        </div>
      )}
      {specs.length > 0 && (
        <div>
          <Heading>Specifications</Heading>
          <dl>
            {specs.slice(0, 10).map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd className="wrap-anywhere">{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      )}
    </div>
  )
}
