import '#app/page/browser/refresh-preamble.ts'
import { partsOf } from './page-parts.ts'

/** The page as the server sent it: this module stands before all that change it. */
export const firstParts = partsOf(document)
