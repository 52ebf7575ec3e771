import { ArrowRight, ChevronLeft, ChevronRight } from 'lucide-react'
import { withBrandName } from '#app/brands/brand-name.ts'
import type { BlockView, ContentOf } from '#app/page/block.ts'
import { cardSettings } from '#app/stock/card/settings.ts'
import { VehicleCard } from '#app/stock/card/vehicle-card.tsx'
import { numberText } from '#app/stock/search/labels.ts'
import { Carousel, CarouselNext, CarouselPrevious } from '#app/ui/carousel.tsx'
import { cx } from '#app/ui/cx.ts'
import { Heading } from '#app/ui/heading.tsx'
import type { Carousel as Shown } from './load.server.ts'
import type definition from './query.ts'

type Content = ContentOf<typeof definition>

function SeeAll({ content, data }: { content: Content; data: Shown }) {
  const label = withBrandName(content.linkLabel, data.brand?.name) ?? 'See all {count}'
  return (
    <a href={data.href} className="action action-quiet -mx-1" data-testid="see-all">
      {label.replace('{count}', numberText(data.count))} <ArrowRight aria-hidden className="size-4" />
    </a>
  )
}

const arrow =
  'hidden size-11 cursor-pointer place-items-center rounded-full border border-line bg-raised text-text hover:border-current disabled:cursor-default disabled:opacity-40 lg:grid'

const VehicleCarousel: BlockView<Content, Shown> = ({ block, content, data, site }) => {
  const { records } = data
  const { emptyText } = content
  const heading = withBrandName(content.heading, data.brand?.name)
  const intro = withBrandName(content.intro, data.brand?.name)
  if (records.length === 0 && !emptyText) return null
  const row = content.layout === 'row'
  const id = `${block.key}-vehicles`
  return (
    <div className="container-page" data-vehicles={row || undefined}>
      <div className="vehicles-head">
        <div className="max-w-[44rem]">
          {heading && (
            <Heading level={block.first ? 1 : 2} size={block.first ? 'xl' : 'lg'}>
              {heading}
            </Heading>
          )}
          {intro && <p className="mt-3 text-lg text-muted">{intro}</p>}
        </div>
        {records.length > 0 && (
          <div className="vehicles-more">
            <SeeAll content={content} data={data} />
            {row && (
              <span className="flex gap-2" data-arrows hidden>
                <Carousel track={id}>
                  <CarouselPrevious className={arrow} aria-label="Back" data-by="-1">
                    <ChevronLeft aria-hidden className="size-5" />
                  </CarouselPrevious>
                  <CarouselNext className={arrow} aria-label="Further" data-by="1">
                    <ChevronRight aria-hidden className="size-5" />
                  </CarouselNext>
                </Carousel>
              </span>
            )}
          </div>
        )}
      </div>
      {records.length === 0 ? (
        <p className="max-w-[70ch] text-muted">{emptyText}</p>
      ) : (
        <ul id={id} className={cx(row ? 'vehicles-row' : 'card-grid')} data-track={row || undefined}>
          {records.map((record) => (
            <li key={record.objectID} className="grid min-w-0">
              <VehicleCard
                record={record}
                settings={cardSettings(site)}
                now={data.now}
                level={heading && !block.first ? 3 : 2}
                sizes="(min-width: 992px) 400px, (min-width: 576px) 50vw, 85vw"
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

export default VehicleCarousel
