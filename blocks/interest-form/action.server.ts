import { registerInterest } from '#app/leads/kinds/register-interest.ts'
import { leadAction } from '#app/leads/lead-block.server.ts'

export default leadAction(registerInterest)
