import { testDrive } from '#app/leads/kinds/test-drive.ts'
import { leadLoad } from '#app/leads/lead-block.server.ts'

export default leadLoad(testDrive)
