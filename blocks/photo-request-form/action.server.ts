import { photos } from '#app/leads/kinds/photos.ts'
import { leadAction } from '#app/leads/lead-block.server.ts'

export default leadAction(photos)
