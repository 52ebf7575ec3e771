import { photos } from '#app/leads/kinds/photos.ts'
import { leadLoad } from '#app/leads/lead-block.server.ts'

export default leadLoad(photos)
