import type { LeadForm } from '#app/leads/form/lead-form.ts'
import type { CustomContent } from '#app/leads/kinds/custom.ts'
import { LeadFormBlock } from '#app/leads/view/lead-form-block.tsx'
import type { BlockProps } from '#app/page/block.ts'

export { leadFallback as fallback } from '#app/leads/view/lead-form-block.tsx'

/** Nothing where no form was chosen, or the chosen one is not published. */
export default function CustomForm(props: BlockProps<CustomContent, LeadForm>) {
  return props.data.steps.length > 0 ? <LeadFormBlock {...props} /> : null
}
