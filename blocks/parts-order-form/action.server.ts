import { parts } from '#app/leads/kinds/parts.ts'
import { leadAction } from '#app/leads/lead-block.server.ts'

export default leadAction(parts)
