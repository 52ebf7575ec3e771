import type { Site } from '#app/tenancy/site.ts'
import { asksConsent } from './tracking.ts'

/** Asks before services of others are loaded. A script shows it to those who have not chosen yet. */
export function ConsentNotice({ site: { settings } }: { site: Site }) {
  if (!asksConsent(settings)) return null
  const services = [settings.tagManagerId && 'Google', settings.socialPixelId && 'Meta'].filter(Boolean)
  return (
    <section
      className="consent"
      aria-label="Cookie choices"
      data-testid="consent-notice"
      data-consent-notice
      tabIndex={-1}
      hidden
    >
      <div className="container-page">
        <p>
          <strong>May we count your visit?</strong> If you accept, cookies of {services.join(' and ')} tell us
          which pages and vehicles bring people here. The site works the same either way.
        </p>
        <div className="consent-choices">
          <button type="button" className="action action-secondary" data-consent="declined">
            Decline
          </button>
          <button type="button" className="action action-secondary" data-consent="accepted">
            Accept
          </button>
        </div>
      </div>
    </section>
  )
}

/** Opens the notice again; shown by the script that does so. */
export function ConsentLink({ site }: { site: Site }) {
  if (!asksConsent(site.settings)) return null
  return (
    <p>
      <button type="button" className="consent-link" data-consent-open hidden>
        Cookie choices
      </button>
    </p>
  )
}
