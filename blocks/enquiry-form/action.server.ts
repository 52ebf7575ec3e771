import { general } from '#app/leads/kinds/general.ts'
import { leadAction } from '#app/leads/lead-block.server.ts'

export default leadAction(general)
