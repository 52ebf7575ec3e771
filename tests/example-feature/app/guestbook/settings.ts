import { inGroup, text } from '#tenants/settings/define.ts'
import type { SettingsOf } from '#tenants/settings/feature.ts'

const switches = inGroup('visitors', {
  guestbookWelcome: text(
    'Guestbook welcome',
    'Sentence above the entries of the guestbook.',
    'Be our guest.',
  ),
})

export default switches

declare module '#tenants/settings/feature.ts' {
  interface FeatureSettings extends SettingsOf<typeof switches> {}
}
