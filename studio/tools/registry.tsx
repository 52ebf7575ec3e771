import type { CurrentUser, Tool } from 'sanity'
import type { StaffTool } from './define-tool.ts'
import { SiteTool } from './site-tool.tsx'

const files = import.meta.glob<StaffTool>('./*/tool.tsx', { eager: true, import: 'default' })

const toolOf = (tool: StaffTool): Tool => ({
  name: tool.name,
  title: tool.title,
  icon: tool.icon,
  component: () => <SiteTool tool={tool} />,
})

const tools = Object.values(files)
  .sort((a, b) => a.title.localeCompare(b.title))
  .map((tool) => ({ tool: toolOf(tool), roles: tool.roles as readonly string[] }))

/** The tools that a person's role opens. */
export const staffTools = (person: Pick<CurrentUser, 'roles'> | null | undefined): Tool[] =>
  tools.filter(({ roles }) => person?.roles.some(({ name }) => roles.includes(name))).map(({ tool }) => tool)
