import { general } from '#app/leads/kinds/general.ts'
import { leadLoad } from '#app/leads/lead-block.server.ts'

export default leadLoad(general)
