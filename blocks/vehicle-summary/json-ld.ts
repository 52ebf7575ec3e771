import type { BlockJsonLd, ContentOf } from '#app/page/block.ts'
import { vehicleJsonLd } from '#app/vehicle-page/json-ld.ts'
import type { Summary } from './load.server.ts'
import type definition from './query.ts'

const jsonLd: BlockJsonLd<ContentOf<typeof definition>, Summary | null> = ({ data, site }) =>
  data && vehicleJsonLd(data.vehicle, site)

export default jsonLd
