import * as asking from './asking.ts'
import * as company from './company.ts'
import { home } from './home.ts'
import * as legal from './legal.ts'
import * as owning from './owning.ts'
import * as services from './services.ts'

export const pages = [
  home,
  ...Object.values(company),
  ...Object.values(owning),
  ...Object.values(services),
  ...Object.values(asking),
  ...Object.values(legal),
]
