import type { VehicleAction } from '#app/vehicle-page/actions.ts'
import type { Settings } from '#tenants/settings/index.ts'
import { ActionButton } from './action-button.tsx'
import { type Call, CallButton } from './phone.tsx'

interface Props {
  actions: readonly VehicleAction[]
  call?: Call
  settings: Pick<Settings, 'stickyBarThresholdPx'>
}

/** Phones keep the main actions in reach of the thumb (VDP-34); further down the bar opens (VDP-36). */
export function StickyBar({ actions, call, settings }: Props) {
  if (actions.length === 0 && !call) return null
  return (
    <nav
      className="vehicle-bar"
      aria-label="Enquire about this vehicle"
      data-testid="sticky-bar"
      data-opens-past={settings.stickyBarThresholdPx}
    >
      {actions.map((action, index) => (
        <ActionButton key={action.key} action={action} main={index === 0} />
      ))}
      {call && <CallButton {...call} />}
    </nav>
  )
}
