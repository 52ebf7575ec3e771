import type { DemoTenant } from './compose.ts'
import { tenant as motorworld } from './motorworld/index.ts'
import { tenant as outbackTrucks } from './outback-trucks/index.ts'
import { tenant as southsideChery } from './southside-chery/index.ts'

/** The sites an empty Content Lake starts with. */
export const demoTenants: readonly DemoTenant[] = [motorworld, southsideChery, outbackTrucks]
