import { vehicle } from '#app/leads/kinds/vehicle.ts'
import { leadLoad } from '#app/leads/lead-block.server.ts'

export default leadLoad(vehicle)
