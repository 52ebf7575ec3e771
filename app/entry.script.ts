import { noteVisit } from '#app/leads/browser/visit.ts'
import { loadEnhancer } from '#blocks/registry.enhance.ts'
import { startIslands } from './site/browser/start-islands.ts'
import { startFormSheets, startSite, startVehicleControls } from './site/browser/start-site.ts'

noteVisit()
startSite(loadEnhancer)
startIslands()
startFormSheets(loadEnhancer)
startVehicleControls()
