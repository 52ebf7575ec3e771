import { finance } from '#app/leads/kinds/finance.ts'
import { leadLoad } from '#app/leads/lead-block.server.ts'

export default leadLoad(finance)
