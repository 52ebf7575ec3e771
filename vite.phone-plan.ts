import type { Plugin } from 'vite'

/** Puts the numbering plan of Australia alone into scripts: all countries' are 145 kB. */
export const phonePlan: Plugin = {
  name: 'phone-plan',
  async load(id) {
    if (!id.endsWith('/app/forms/phone-metadata.ts')) return undefined
    const { default: plan } = await import('./app/forms/phone-metadata.ts')
    return `export default ${JSON.stringify(plan)}`
  },
}
