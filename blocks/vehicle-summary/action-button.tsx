import { opensForm } from '#app/stock/rules/buttons.ts'
import { cx } from '#app/ui/cx.ts'
import type { VehicleAction } from '#app/vehicle-page/actions.ts'

/** A button of the vehicle: a link, which a script may open beside the page. */
export function ActionButton({ action, main }: { action: VehicleAction; main: boolean }) {
  const { key, href, label, newTab, download, event } = action
  return (
    <a
      href={href}
      className={cx('action', main ? 'action-primary' : 'action-secondary')}
      data-button={key}
      data-sheet={opensForm(key) && !newTab ? '' : undefined}
      data-event={event}
      download={download}
      {...(newTab && { target: '_blank', rel: 'noopener' })}
    >
      {label}
      {newTab && <span className="sr-only"> (opens in a new tab)</span>}
    </a>
  )
}
