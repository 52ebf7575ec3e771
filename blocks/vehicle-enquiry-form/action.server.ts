import { vehicle } from '#app/leads/kinds/vehicle.ts'
import { leadAction } from '#app/leads/lead-block.server.ts'

export default leadAction(vehicle)
