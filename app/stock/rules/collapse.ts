import type { StockRecord } from '../index/record.ts'
import { isSold } from './availability.ts'

/** Of sold vehicles that follow each other the first is shown (SRCH-13); where all are sold, all are (SRCH-14). */
export function collapseSold<Vehicle extends Pick<StockRecord, 'status' | 'sold'>>(
  vehicles: readonly Vehicle[],
): readonly Vehicle[] {
  if (vehicles.every(isSold)) return vehicles
  return vehicles.filter((vehicle, index) => !isSold(vehicle) || index === 0 || !isSold(vehicles[index - 1]!))
}
