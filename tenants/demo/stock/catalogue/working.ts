import type { Badge } from './line.ts'

/** Trucks, caravans and motorcycles: fewer models, with the figures their buyers ask for. */
export interface WorkingLine {
  item: 'truck' | 'caravan' | 'motorcycle'
  make: string
  model: string
  badges: readonly Badge[]
  years: readonly [first: number, last?: number]
  bodies: readonly string[]
  fuel?: 'Diesel' | 'Petrol - Unleaded' | 'Petrol - Premium' | 'Electric'
  litres?: number
  cylinders?: number
  gearbox?: readonly string[]
  seats?: number
  /** Gross mass in kg: GVM of a truck, ATM of a caravan. */
  mass?: number
  towing?: number
  /** Length in mm, as driven or towed. */
  length: number
  /** Average a year. */
  kmPerYear?: number
  hold: number
  weight: number
}

export type More = Omit<WorkingLine, 'item' | 'make' | 'model' | 'badges' | 'years' | 'bodies'>
