export { LeadFormBlock as default, leadFallback as fallback } from '#app/leads/view/lead-form-block.tsx'
