import { registerInterest } from '#app/leads/kinds/register-interest.ts'
import { leadLoad } from '#app/leads/lead-block.server.ts'

export default leadLoad(registerInterest)
