import { defineFeature } from '#app/page/feature.ts'
import { deliveryEndpoint } from './delivery-endpoint.server.ts'

/** What it costs to bring a vehicle home. */
export default defineFeature({ name: 'delivery-prices', endpoints: [deliveryEndpoint] })
