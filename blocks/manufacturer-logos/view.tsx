import { brandHref } from '#app/brands/brand.ts'
import { LogoPlate } from '#app/brands/brand-logo.tsx'
import type { BlockView, ContentOf } from '#app/page/block.ts'
import { ActionLink } from '#app/ui/action-link.tsx'
import { SectionHeading } from '#app/ui/heading.tsx'
import type load from './load.server.ts'
import type block from './query.ts'

const ManufacturerLogos: BlockView<ContentOf<typeof block>, Awaited<ReturnType<typeof load>>> = ({
  block,
  content,
  data,
  site,
}) => {
  if (data.brands.length === 0) return null
  return (
    <div className="container-page">
      <SectionHeading level={block.first ? 1 : 2} title={content.heading} intro={content.intro} />
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(9rem,42%),1fr))] gap-3 md:grid-cols-[repeat(auto-fill,minmax(10.5rem,1fr))] md:gap-4">
        {data.brands.map((brand) => (
          <li key={brand.slug} className="min-w-0">
            <a href={brandHref(brand)} className="group flex h-full flex-col rounded-card">
              <LogoPlate
                name={brand.name}
                logo={brand.logo}
                decorative={content.showNames}
                quiet={site.theme.cards === 'soft'}
                className="h-24 p-5 transition-transform duration-200 ease-out group-hover:-translate-y-0.5 md:h-28 md:p-6"
              />
              {content.showNames && (
                <span className="px-1 pt-2 text-center text-xs font-semibold wrap-anywhere underline-offset-4 group-hover:underline">
                  {brand.name}
                </span>
              )}
            </a>
          </li>
        ))}
      </ul>
      <ActionLink link={content.link} site={site} look="quiet" className="-ml-1 mt-6" />
    </div>
  )
}

export default ManufacturerLogos
