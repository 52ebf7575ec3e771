import { finance } from '#app/leads/kinds/finance.ts'
import { leadAction } from '#app/leads/lead-block.server.ts'

export default leadAction(finance)
