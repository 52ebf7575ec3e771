import { ArrowRight } from 'lucide-react'
import { brandHref } from '#app/brands/brand.ts'
import { Picture } from '#app/media/picture.tsx'
import { cx } from '#app/ui/cx.ts'
import { newTab } from '#app/ui/new-tab.ts'
import { type BrandMenuItem, type Entry, type ModelsNow, opens, quantities, showsModels } from './menu.ts'
import { MenuModels } from './menu-models.tsx'

export function MenuLink({ entry, className }: { entry: Entry; className?: string }) {
  if (!entry.href) return <span className={className}>{entry.label}</span>
  return (
    <a
      className={className}
      href={entry.href}
      aria-current={entry.current === 'page' ? 'page' : undefined}
      {...newTab(entry.link)}
    >
      {entry.label}
    </a>
  )
}

/** Logos with names and, where known, "New (12)" and further links (NAV-01, NAV-02). */
export function BrandGrid({ brands }: { brands: readonly BrandMenuItem[] }) {
  return (
    <ul className="brand-grid" data-testid="brand-menu">
      {brands.map((brand) => {
        const counts = quantities(brand)
        return (
          <li key={brand.slug}>
            <a className="brand-cell" href={brandHref(brand)}>
              <span className="brand-mark">
                {brand.logo && <Picture image={brand.logo} alt="" sizes="72px" />}
              </span>
              <span className="brand-name">
                {brand.name}
                {counts.length > 0 && <small className="tabular">{counts.join(' · ')}</small>}
              </span>
            </a>
            {brand.dropdownItems && brand.dropdownItems.length > 0 && (
              <ul className="brand-links">
                {brand.dropdownItems.map(({ label, url }) => (
                  <li key={url}>
                    <a href={url}>{label}</a>
                  </li>
                ))}
              </ul>
            )}
          </li>
        )
      })}
    </ul>
  )
}

export function Tiles({ tiles }: { tiles: Entry['tiles'] }) {
  if (tiles.length === 0) return null
  return (
    <ul className="menu-tiles">
      {tiles.map(({ label, text, image, href, link }) => (
        <li key={label}>
          <a className="menu-tile" href={href} {...newTab(link)}>
            {image && <Picture image={image} ratio={16 / 10} alt="" sizes="132px" />}
            <span>
              <strong>{label}</strong>
              {text && <small>{text}</small>}
            </span>
            <ArrowRight aria-hidden size={18} />
          </a>
        </li>
      ))}
    </ul>
  )
}

/** What opens under a header entry: brands or models with tiles over the whole width, or a short list. */
export function MenuPanel({
  entry,
  brands,
  models,
}: {
  entry: Entry
  brands: readonly BrandMenuItem[]
  models: ModelsNow
}) {
  const pictured = entry.children.filter(showsModels)
  const others = entry.children.filter((child) => !showsModels(child))
  const mega = (entry.brands && brands.length > 0) || entry.tiles.length > 0 || pictured.length > 0
  const repeated = entry.children.some(({ href }) => href === entry.href)
  return (
    <div className={cx('menu-panel', mega && 'menu-panel-mega')} data-panel>
      <div className={cx(mega && 'container-page')}>
        {entry.brands && <BrandGrid brands={brands} />}
        <MenuModels entries={pictured} models={models} />
        {(others.length > 0 || (entry.href && !repeated)) && (
          <ul className="menu-list">
            {others.map((child) => (
              <li key={child.label}>
                <MenuLink entry={child} className={cx(opens(child) && 'menu-list-title')} />
                {child.children.length > 0 && (
                  <ul>
                    {child.children.map((leaf) => (
                      <li key={leaf.label}>
                        <MenuLink entry={leaf} />
                      </li>
                    ))}
                  </ul>
                )}
              </li>
            ))}
            {entry.href && !repeated && (
              <li className="menu-all">
                <a href={entry.href}>
                  All {entry.label.toLowerCase()} <ArrowRight aria-hidden size={16} />
                </a>
              </li>
            )}
          </ul>
        )}
        <Tiles tiles={entry.tiles} />
      </div>
    </div>
  )
}
