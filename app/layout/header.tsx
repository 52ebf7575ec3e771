import { ChevronDown, Heart, Mail, MapPin, Menu, Phone, Search } from 'lucide-react'
import type { Site } from '#app/tenancy/site.ts'
import { newTab } from '#app/ui/new-tab.ts'
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
} from './menu.ts'
import { MenuPanel } from './menu-panel.tsx'
import { MenuSheet, sheetId } from './menu-sheet.tsx'
import { OwnPageIcon } from './own-pages.tsx'
import { SearchForm } from './search-form.tsx'

interface HeaderProps {
  site: Site
  entries: Entry[]
  brands: readonly BrandMenuItem[]
  models: ModelsNow
}

function HeaderItem({ entry, brands, models }: Omit<HeaderProps, 'site' | 'entries'> & { entry: Entry }) {
  if (!opens(entry))
    return (
      <a className="nav-link" href={entry.href} aria-current={entry.current} {...newTab(entry.link)}>
        {entry.label}
      </a>
    )
  return (
    <details data-dropdown data-hover name="site-menu">
      <summary className="nav-link" data-current={entry.current}>
        {entry.label}
        <ChevronDown aria-hidden size={16} />
      </summary>
      <MenuPanel entry={entry} brands={brands} models={models} />
    </details>
  )
}

/** Line above the header with what people ring up for. */
function UtilityBar({ site }: { site: Site }) {
  const { address, phone, email } = site
  return (
    <aside aria-label="Visit or call us" className="utility-bar">
      <div className="container-page">
        {address && (
          <span>
            <MapPin aria-hidden size={15} /> {address.street}, {address.suburb} {address.state}
          </span>
        )}
        {email && (
          <a href={`mailto:${email}`} className="utility-mail">
            <Mail aria-hidden size={15} /> {email}
          </a>
        )}
        {phone && (
          <a href={phoneHref(phone)} className="utility-phone tabular">
            <Phone aria-hidden size={16} /> {phone}
          </a>
        )}
      </div>
    </aside>
  )
}

export function SiteHeader({ site, entries, brands, models }: HeaderProps) {
  const { header } = site.theme
  return (
    <>
      {header === 'bar' && <UtilityBar site={site} />}
      <header className="site-header" data-site-header>
        <div className="header-row container-page">
          <a href="/" className="header-home">
            <Logo site={site} onDark={header === 'dark'} className="site-logo" />
          </a>
          <nav aria-label="Main" className="header-nav">
            <ul>
              {entries.map((entry) => (
                <li key={entry.label}>
                  <HeaderItem entry={entry} brands={brands} models={models} />
                </li>
              ))}
            </ul>
          </nav>
          <div className="header-tools">
            <details data-dropdown data-search name="site-menu">
              <summary className="header-icon">
                <Search aria-hidden size={22} />
                <span className="sr-only">Search our stock</span>
              </summary>
              <div className="menu-panel menu-panel-mega" data-panel>
                <div className="container-text">
                  <SearchForm site={site} id="header-search" />
                </div>
              </div>
            </details>
            {keepsFavourites(site) && (
              <a href={paths.favourites()} className="header-icon header-saved">
                <Heart aria-hidden size={22} />
                <span className="sr-only">Saved vehicles</span>
                <span className="header-saved-count tabular" data-saved-count hidden />
              </a>
            )}
            {ownPages(site).map(({ kind, label, href }) => (
              <a key={kind} href={href} className="header-icon header-own" title={label}>
                <OwnPageIcon kind={kind} size={22} />
                <span className="sr-only">{label}</span>
              </a>
            ))}
            {site.phone && (
              <a
                href={phoneHref(site.phone)}
                className="header-phone tabular"
                aria-label={`Call ${site.phone}`}
              >
                <Phone aria-hidden size={20} />
                <span>{site.phone}</span>
              </a>
            )}
            <a href={site.settings.contactPath} className="action action-primary header-action">
              Contact Us
            </a>
            <button
              type="button"
              className="header-icon header-menu"
              popoverTarget={sheetId}
              aria-label="Menu"
            >
              <Menu aria-hidden size={26} />
            </button>
          </div>
        </div>
      </header>
      <MenuSheet site={site} entries={entries} brands={brands} models={models} />
    </>
  )
}
