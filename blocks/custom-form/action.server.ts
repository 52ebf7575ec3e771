import { custom } from '#app/leads/kinds/custom.ts'
import { leadAction } from '#app/leads/lead-block.server.ts'

export default leadAction(custom)
