import * as counter from './counter.ts'
import { home } from './home.ts'
import * as range from './range.ts'
import * as yard from './yard.ts'

export const pages = [home, ...Object.values(range), ...Object.values(yard), ...Object.values(counter)]
