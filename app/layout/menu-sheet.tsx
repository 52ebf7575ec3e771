import { ChevronDown, Heart, MapPin, Phone, X } from 'lucide-react'
import type { Site } from '#app/tenancy/site.ts'
import { paths } from '#values/paths.ts'
import { Logo } from './logo.tsx'
import {
  type BrandMenuItem,
  type Entry,
  keepsFavourites,
  type ModelsNow,
  opens,
  ownPages,
  phoneHref,
  showsModels,
} from './menu.ts'
import { MenuModels } from './menu-models.tsx'
import { BrandGrid, MenuLink, Tiles } from './menu-panel.tsx'
import { OwnPageIcon } from './own-pages.tsx'
import { SearchForm } from './search-form.tsx'

export const sheetId = 'site-menu'

function Group({
  entry,
  brands,
  models,
}: {
  entry: Entry
  brands: readonly BrandMenuItem[]
  models: ModelsNow
}) {
  const others = entry.children.filter((child) => !showsModels(child))
  const repeated = entry.children.some(({ href }) => href === entry.href)
  return (
    <details data-fold>
      <summary className="sheet-row">
        {entry.label}
        <ChevronDown aria-hidden size={20} />
      </summary>
      <div data-panel>
        <MenuModels entries={entry.children.filter(showsModels)} models={models} />
        <ul className="sheet-group">
          {entry.href && !repeated && (
            <li>
              <a href={entry.href}>All {entry.label.toLowerCase()}</a>
            </li>
          )}
          {others.map((child) => (
            <li key={child.label}>
              <MenuLink entry={child} className={child.href ? undefined : 'sheet-title'} />
              {child.children.length > 0 && (
                <ul className="sheet-group">
                  {child.children.map((leaf) => (
                    <li key={leaf.label}>
                      <MenuLink entry={leaf} />
                    </li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ul>
        {entry.brands && <BrandGrid brands={brands} />}
        <Tiles tiles={entry.tiles} />
      </div>
    </details>
  )
}

/** The menu of small screens: the whole height, large rows, the dealer's phone and address at its foot. */
export function MenuSheet({
  site,
  entries,
  brands,
  models,
}: {
  site: Site
  entries: Entry[]
  brands: readonly BrandMenuItem[]
  models: ModelsNow
}) {
  const { address, phone } = site
  return (
    <div id={sheetId} popover="auto" role="dialog" aria-label="Menu" className="sheet">
      <div className="sheet-top">
        <Logo site={site} onDark={site.theme.header === 'dark'} className="site-logo" />
        <button
          type="button"
          className="header-icon"
          popoverTarget={sheetId}
          popoverTargetAction="hide"
          aria-label="Close menu"
        >
          <X aria-hidden size={26} />
        </button>
      </div>
      <div className="sheet-body">
        <SearchForm site={site} id="sheet-search" />
        <nav aria-label="Menu">
          <ul>
            {entries.map((entry) => (
              <li key={entry.label}>
                {opens(entry) ? (
                  <Group entry={entry} brands={brands} models={models} />
                ) : (
                  <a className="sheet-row" href={entry.href} aria-current={entry.current}>
                    {entry.label}
                  </a>
                )}
              </li>
            ))}
          </ul>
        </nav>
        {ownPages(site).map(({ kind, label, href }) => (
          <a key={kind} className="sheet-row" href={href}>
            {label}
            <OwnPageIcon kind={kind} size={20} />
          </a>
        ))}
        {keepsFavourites(site) && (
          <a className="sheet-row" href={paths.favourites()}>
            Saved vehicles
            <Heart aria-hidden size={20} />
          </a>
        )}
      </div>
      <div className="sheet-foot">
        {address && (
          <p>
            <MapPin aria-hidden size={18} /> {address.street}, {address.suburb} {address.state}{' '}
            {address.postcode}
          </p>
        )}
        <div>
          {phone && (
            <a className="action action-secondary tabular" href={phoneHref(phone)}>
              <Phone aria-hidden size={18} /> {phone}
            </a>
          )}
          <a className="action action-primary" href={site.settings.contactPath}>
            Contact Us
          </a>
        </div>
      </div>
    </div>
  )
}
