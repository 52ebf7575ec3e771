import { ChevronDown } from 'lucide-react'
import { cardButtons, opensForm, type VehicleButton } from '#app/stock/rules/buttons.ts'
import type { StockRecord } from '../index/record.ts'
import type { CardSettings } from './settings.ts'

/** Quiet buttons that stand in the open; where there are more, the last place is the menu's. */
const openPlaces = 3

/** One main button, the first of the site's list; the rest is quiet, and what finds no room is in a menu. */
export function CardButtons({ record, settings }: { record: StockRecord; settings: CardSettings }) {
  const [main, ...rest] = cardButtons(record, settings, settings.reach)
  if (!main) return null
  const open = rest.length > openPlaces ? rest.slice(0, openPlaces - 1) : rest
  const folded = rest.slice(open.length)
  return (
    <div
      className="vehicle-card-buttons"
      data-testid="card-buttons"
      // A vehicle with one button keeps the height of its neighbours.
      data-tall={settings.cardButtons.length > 1 ? '' : undefined}
    >
      <Button
        button={main}
        name={record.name}
        className={`action ${main.key === 'findSimilar' ? 'action-secondary' : 'action-primary'}`}
      />
      {open.length > 0 && (
        <div className="vehicle-card-quiet">
          {open.map((button) => (
            <Button key={button.key} button={button} name={record.name} />
          ))}
          {folded.length > 0 && (
            <details name="vehicle-card-menu" data-card-menu>
              <summary aria-label={`More for ${record.name}`}>
                More
                <ChevronDown aria-hidden className="size-4" />
              </summary>
              <div className="vehicle-card-menu">
                {folded.map((button) => (
                  <Button key={button.key} button={button} name={record.name} />
                ))}
              </div>
            </details>
          )}
        </div>
      )}
    </div>
  )
}

function Button({ button, name, className }: { button: VehicleButton; name: string; className?: string }) {
  const { key, href, label } = button
  return (
    <a
      href={href}
      className={className}
      data-button={key}
      data-sheet={opensForm(key) ? '' : undefined}
      aria-label={`${label}: ${name}`}
    >
      {label}
    </a>
  )
}
