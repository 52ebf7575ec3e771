import { loadViews, viewOf } from '#blocks/registry.client.ts'
import { isEnhanced, loadEnhancer } from '#blocks/registry.enhance.ts'
// First: it keeps the page as the server sent it, before any script changes it.
import './preview/browser/first-parts.ts'
import { startPreview } from './preview/browser/start-preview.ts'
import { startSite, startVehicleControls } from './site/browser/start-site.ts'

const start = () => startSite(loadEnhancer)

start()
startVehicleControls()
startPreview({ loadViews, viewOf, isEnhanced, start })
