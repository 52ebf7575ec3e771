import { startLightboxes } from '#blocks/lightbox.ts'

export default startLightboxes
