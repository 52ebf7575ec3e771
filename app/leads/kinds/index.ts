import { finance } from './finance.ts'
import { general } from './general.ts'
import type { LeadKind } from './kind.ts'
import { parts } from './parts.ts'
import { photos } from './photos.ts'
import { registerInterest } from './register-interest.ts'
import { testDrive } from './test-drive.ts'
import { vehicle } from './vehicle.ts'

export type Kind = LeadKind

/** The forms that the product knows. */
export const kinds = { general, vehicle, testDrive, photos, parts, finance, registerInterest } as const

export const kindNames = Object.keys(kinds)
