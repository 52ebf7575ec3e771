import { X } from 'lucide-react'
import type { CSSProperties } from 'react'
import { linkHref } from '#app/tenancy/link-href.ts'
import type { Site } from '#app/tenancy/site.ts'
import { newTab } from '#app/ui/new-tab.ts'
import { announcementAt } from './announcement.ts'

/** Cannot be closed (MKT-07). */
export function EmergencyBanner({ site }: { site: Site }) {
  const text = site.settings.emergencyBanner?.text.trim()
  if (!text) return null
  return (
    <div role="alert" data-testid="emergency-banner" className="emergency">
      <p className="container-page">{text}</p>
    </div>
  )
}

/** Runs as the bar is read, before it is painted, so that a bar closed on an earlier page never moves this one. */
const hideIfClosed =
  'try{var b=document.currentScript.previousElementSibling;if(sessionStorage.getItem("announcement")===b.dataset.announcement)b.hidden=true}catch(e){}'

export function AnnouncementBar({ site, instant, mark }: { site: Site; instant: Date; mark: string }) {
  const shown = announcementAt(site.settings, instant, site.timeZone)
  if (!shown) return null
  const { id, text, link, background, colour } = shown
  const href = linkHref(link, site)
  const style = background ? ({ '--bar': background, '--on-bar': colour } as CSSProperties) : undefined
  return (
    <>
      <aside
        aria-label="Announcement"
        data-testid="announcement-bar"
        data-announcement={id}
        className="announcement"
        style={style}
      >
        <div className="container-page">
          <p>
            {text}{' '}
            {href && link?.label && (
              <a href={href} {...newTab(link)}>
                {link.label}
              </a>
            )}
          </p>
          <button type="button" aria-label="Close announcement" data-announcement-close>
            <X aria-hidden size={18} />
          </button>
        </div>
      </aside>
      <script nonce={mark}>{hideIfClosed}</script>
    </>
  )
}
