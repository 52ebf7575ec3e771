const key = 'announcement'

/** Closing the announcement bar lasts for the session (MKT-06); the bar hides itself on later pages before it is painted. */
export function startAnnouncement(bar: HTMLElement) {
  bar.querySelector('[data-announcement-close]')?.addEventListener('click', () => {
    bar.hidden = true
    try {
      sessionStorage.setItem(key, bar.dataset.announcement ?? '')
    } catch {
      // Storage is switched off: the bar is closed on this page only.
    }
  })
}
