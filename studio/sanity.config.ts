import { visionTool } from '@sanity/vision'
import { defineConfig } from 'sanity'
import { structureTool } from 'sanity/structure'
import { schemaTypes } from '../blocks/registry.schema.ts'
import { documentInspectors } from './checks/inspector.tsx'
import { australianEnglish } from './config/australian-english.ts'
import { connection } from './config/connection.ts'
import { ForecourtIcon } from './config/icon.tsx'
import { documentActions } from './documents/actions.ts'
import { documentBadges } from './documents/badges.ts'
import { KeepOperations } from './documents/keep-operations.ts'
import { newDocumentOptions, templates } from './documents/templates.ts'
import { formComponents } from './inputs/index.ts'
import { imageSources } from './media/source.ts'
import { visualEditor } from './presentation/tool.ts'
import { structure } from './structure/structure.ts'
import { staffTools } from './tools/registry.tsx'

export default defineConfig({
  ...connection(),
  name: 'default',
  title: 'Forecourt',
  icon: ForecourtIcon,
  basePath: import.meta.env.BASE_URL.replace(/\/$/, '') || '/',
  plugins: [structureTool({ title: 'Content', structure }), visualEditor(), visionTool({ title: 'Queries' })],
  tools: (tools, { currentUser }) => [
    ...tools.filter(
      ({ name }) => name !== 'vision' || currentUser?.roles.some((role) => role.name === 'administrator'),
    ),
    ...staffTools(currentUser),
  ],
  schema: { types: schemaTypes, templates },
  document: {
    actions: documentActions,
    badges: documentBadges,
    inspectors: documentInspectors,
    newDocumentOptions,
    comments: { enabled: false },
    askToEdit: { enabled: false },
  },
  studio: { components: { layout: KeepOperations } },
  form: { components: formComponents, image: { assetSources: imageSources }, file: { assetSources: [] } },
  search: { strategy: 'groqLegacy' },
  i18n: australianEnglish,
  announcements: { enabled: false },
  tasks: { enabled: false },
  releases: { enabled: false },
  scheduledDrafts: { enabled: false },
  scheduledPublishing: { enabled: false },
  mediaLibrary: { enabled: false },
  apps: { canvas: { enabled: false } },
})
