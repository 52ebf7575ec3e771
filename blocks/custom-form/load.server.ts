import { custom } from '#app/leads/kinds/custom.ts'
import { leadLoad } from '#app/leads/lead-block.server.ts'

export default leadLoad(custom)
