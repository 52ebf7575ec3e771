import type { BlockEnhance } from '#app/page/block.ts'
import { kebab } from '#platform/kebab.ts'

const files = import.meta.glob<BlockEnhance>('./*/enhance.ts', { import: 'default' })

const fileOf = (type: string) => `./${kebab(type)}/enhance.ts`

export const isEnhanced = (type: string) => fileOf(type) in files

/** Fetches the script of a static block; undefined for blocks that have none. */
export const loadEnhancer = (type: string) => files[fileOf(type)]?.()
