import type { DefaultTemplates } from '#app/page/find.server.ts'
import type { Preset } from '#app/tenancy/resolve.ts'

export const templatePreset = (name: string): Preset | undefined => (name === 'default' ? { settings: {} } : undefined)
export const brandPreset = (_slug: string): Preset | undefined => undefined
export const defaultTemplates: DefaultTemplates = () => undefined
