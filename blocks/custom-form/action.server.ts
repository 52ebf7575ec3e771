import { fileLimits } from '#app/leads/form/files.ts'
import { custom } from '#app/leads/kinds/custom.ts'
import { leadAction } from '#app/leads/lead-block.server.ts'

export default leadAction(custom, {
  files: ({ steps }) =>
    steps.some(({ fields }) => fields.some(({ type }) => type === 'file')) ? fileLimits : undefined,
})
