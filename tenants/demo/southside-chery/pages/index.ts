import { home } from './home.ts'
import { modelPages, modelsOverview } from './models.ts'
import * as owning from './owning.ts'
import * as services from './services.ts'

export const pages = [
  home,
  modelsOverview,
  ...modelPages,
  ...Object.values(owning),
  ...Object.values(services),
]
