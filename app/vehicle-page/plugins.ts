import type { Settings } from '#tenants/settings/index.ts'
import { withoutMarks } from '#values/marks.ts'

type Plugin = 'Autogauge' | 'Car Analysis' | 'PPSR Report'

/** Whether the site has an extra feature of the vehicle page: an entry names it as name or as feature (VDP-44). */
export const hasPlugin = ({ plugins }: Pick<Settings, 'plugins'>, plugin: Plugin) =>
  plugins.some(({ name = '', feature = '' }) =>
    [name, feature].some((known) => withoutMarks(known).trim().toLowerCase() === plugin.toLowerCase()),
  )
