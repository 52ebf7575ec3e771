import { parts } from '#app/leads/kinds/parts.ts'
import { leadLoad } from '#app/leads/lead-block.server.ts'

export default leadLoad(parts)
