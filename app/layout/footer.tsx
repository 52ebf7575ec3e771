import { Heart, Mail, MapPin, Phone } from 'lucide-react'
import { ConsentLink } from '#app/analytics/consent-notice.tsx'
import type { Site } from '#app/tenancy/site.ts'
import { paths } from '#values/paths.ts'
import { Logo } from './logo.tsx'
import { type Entry, keepsFavourites, ownPages, phoneHref } from './menu.ts'
import { MenuLink } from './menu-panel.tsx'
import { OwnPageIcon } from './own-pages.tsx'
import { SocialIcon } from './social-icon.tsx'

function SocialLinks({ links }: { links: Site['settings']['socialLinks'] }) {
  if (links.length === 0) return null
  return (
    <ul className="social-links" aria-label="Follow us" data-testid="social-links">
      {links.map(({ name, url }) => (
        <li key={name}>
          <a href={url} rel="me noopener" target="_blank" aria-label={`${name} (opens in a new tab)`}>
            <SocialIcon name={name} />
          </a>
        </li>
      ))}
    </ul>
  )
}

function ContactDetails({ site }: { site: Site }) {
  const { address, phone, email } = site
  return (
    <ul className="footer-contact">
      {phone && (
        <li>
          <a className="footer-phone tabular" href={phoneHref(phone)}>
            <Phone aria-hidden size={20} /> {phone}
          </a>
        </li>
      )}
      {address && (
        <li>
          <MapPin aria-hidden size={18} />
          <address>
            {address.street}
            <br />
            {address.suburb} {address.state} {address.postcode}
          </address>
        </li>
      )}
      {email && (
        <li>
          <a href={`mailto:${email}`}>
            <Mail aria-hidden size={18} /> {email}
          </a>
        </li>
      )}
      {ownPages(site).map(({ kind, label, href }) => (
        <li key={kind}>
          <a href={href}>
            <OwnPageIcon kind={kind} size={18} /> {label}
          </a>
        </li>
      ))}
      {keepsFavourites(site) && (
        <li>
          <a href={paths.favourites()}>
            <Heart aria-hidden size={18} /> Saved vehicles
          </a>
        </li>
      )}
    </ul>
  )
}

/** Year of `instant` on the dealer's calendar. */
const yearOf = (instant: Date, timeZone: string) =>
  new Intl.DateTimeFormat('en-AU', { timeZone, year: 'numeric' }).format(instant)

export function SiteFooter({ site, entries, instant }: { site: Site; entries: Entry[]; instant: Date }) {
  const legal = site.legal?.split('\n').filter((line) => line.trim()) ?? []
  return (
    <footer className="site-footer">
      {/* By it Save works on vehicles without script. */}
      {ownPages(site)
        .filter(({ kind }) => kind === 'watchlist')
        .map(({ kind, href }) => (
          <form key={kind} id="watchlist-form" action={href} hidden />
        ))}
      {/* Shown by the style of vehicle cards, on pages where one of them has such a picture. */}
      <p className="studio-note container-page">
        Vehicles in studio pictures: the picture shows the kind of vehicle, not the vehicle itself.
      </p>
      <div className="container-page footer-main">
        <div className="footer-brand">
          <a href="/">
            <Logo site={site} onDark className="site-logo" />
          </a>
          {site.tagline && <p>{site.tagline}</p>}
          <ContactDetails site={site} />
          <SocialLinks links={site.settings.socialLinks} />
        </div>
        <nav aria-label="Footer">
          <ul
            className="footer-menu"
            data-grouped={entries.every(({ children }) => children.length > 0) || undefined}
          >
            {entries.map((entry) => (
              <li key={entry.label}>
                <MenuLink entry={entry} className={entry.children.length > 0 ? 'footer-title' : undefined} />
                {entry.children.length > 0 && (
                  <ul>
                    {entry.children.map((child) => (
                      <li key={child.label}>
                        <MenuLink entry={child} />
                      </li>
                    ))}
                  </ul>
                )}
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <div className="container-page footer-legal">
        {legal.map((line) => (
          <p key={line}>{line}</p>
        ))}
        <p>
          © {yearOf(instant, site.timeZone)} {site.name}. Prices are in Australian dollars.
        </p>
        <ConsentLink site={site} />
      </div>
    </footer>
  )
}
