import { z } from 'zod'
import { inGroup, type Switch, webAddress } from '#tenants/settings/define.ts'
import type { SettingsOf } from '#tenants/settings/feature.ts'

const onlinePaymentUrl = {
  title: 'Online payment',
  meaning:
    'Payment page of your provider. What shoppers typed takes the place of {reference}, {amount}, {name} and {email}. Empty: no page /online-payment.',
  shape: z.union([z.literal(''), webAddress]),
  default: '',
  control: 'text',
} as const satisfies Switch

const switches = inGroup('purchase', { onlinePaymentUrl })

export default switches

declare module '#tenants/settings/feature.ts' {
  interface FeatureSettings extends SettingsOf<typeof switches> {}
}
