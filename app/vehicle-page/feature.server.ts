import { defineFeature } from '#app/page/feature.ts'
import { brochurePdfs } from './pdf/brochure-pdf.server.ts'
import { pdfEndpoint } from './pdf/pdf-endpoint.server.ts'

/** What a vehicle's page leads to besides pages. */
export default defineFeature({
  name: 'vehicle-page',
  open: ({ env }) => ({ endpoints: [pdfEndpoint(brochurePdfs(env))] }),
})
