import { loadEnhancer } from '#blocks/registry.enhance.ts'
import { startSite, startVehicleControls } from './site/browser/start-site.ts'

startSite(loadEnhancer)
startVehicleControls()
