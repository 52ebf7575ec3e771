import { testDrive } from '#app/leads/kinds/test-drive.ts'
import { leadAction } from '#app/leads/lead-block.server.ts'

export default leadAction(testDrive)
