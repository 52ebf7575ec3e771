import { Monitor, Smartphone, Tablet } from 'lucide-react'
import type { ComponentType } from 'react'

export type DeviceName = 'phone' | 'tablet' | 'desktop'

interface Device {
  name: DeviceName
  title: string
  icon: ComponentType<{ size?: number }>
  /** In CSS pixels. */
  width: number
  /** Uses the whole panel if it is wider. */
  grows?: boolean
}

export const devices: readonly Device[] = [
  { name: 'phone', title: 'Phone', icon: Smartphone, width: 390 },
  { name: 'tablet', title: 'Tablet', icon: Tablet, width: 820 },
  { name: 'desktop', title: 'Desktop', icon: Monitor, width: 1280, grows: true },
]

/** Width of the page on a device, and the scale (at most 1) at which it fits a panel `room` pixels wide. */
export function fit(device: DeviceName, room: number) {
  const { width, grows } = devices.find(({ name }) => name === device) ?? devices[2]!
  if (room <= 0) return { width, scale: 1 }
  const shown = grows ? Math.max(width, room) : width
  return { width: shown, scale: Math.min(1, room / shown) }
}

const kept = 'forecourt/preview-device'

export const readDevice = (): DeviceName =>
  devices.find(({ name }) => name === window.localStorage.getItem(kept))?.name ?? 'desktop'

export const keepDevice = (device: DeviceName) => window.localStorage.setItem(kept, device)
