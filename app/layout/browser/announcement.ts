import { keepText } from '#app/page/browser/kept.ts'

const key = 'announcement'

/** Closing the announcement bar lasts for the session (MKT-06); the bar hides itself on later pages before it is painted. */
export function startAnnouncement(bar: HTMLElement) {
  bar.querySelector('[data-announcement-close]')?.addEventListener('click', () => {
    bar.hidden = true
    keepText('sessionStorage', key, bar.dataset.announcement ?? '')
  })
}
