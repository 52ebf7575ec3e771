import type { PageStarter } from './starter.ts'
import { selling } from './starters-selling.ts'
import { serving } from './starters-serving.ts'

/** All page starters, in the order of the gallery. */
export const pageStarters: PageStarter[] = [...selling, ...serving]
