import { startLightboxes } from '#app/ui/lightbox.ts'

export default startLightboxes
