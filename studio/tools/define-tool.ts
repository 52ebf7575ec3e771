import type { ComponentType } from 'react'
import type { Role } from '../../app/page/staff.ts'
import type { SiteApi } from './site-api.ts'

/** A tool for staff of one site at a time, in a folder of its own: `tools/<name>/tool.tsx`. */
export interface StaffTool {
  /** In the Studio's address: `/studio/imports`. */
  name: string
  title: string
  icon: ComponentType
  /** Who sees it. The site's endpoints hold the same rule. */
  roles: readonly Role[]
  /** Drawn anew for each site. */
  component: ComponentType<{ api: SiteApi }>
}

export const defineTool = (tool: StaffTool) => tool
