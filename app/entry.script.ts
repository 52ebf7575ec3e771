import { startCounting } from '#app/analytics/browser/start-counting.ts'
import { noteVisit } from '#app/leads/browser/visit.ts'
import { loadEnhancer } from '#blocks/registry.enhance.ts'
import { startIslands } from './site/browser/start-islands.ts'
import { startSite, startVehicleControls } from './site/browser/start-site.ts'

noteVisit()
startCounting()
startSite(loadEnhancer)
startIslands()
startVehicleControls()
