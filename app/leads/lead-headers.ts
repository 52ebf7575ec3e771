/** Headers with which a form of ours says what the body has no place for. */
export const leadHeaders = {
  token: 'x-form-token',
  /** Path of the page that the form belongs to, where it was opened on another one; `url` says where the shopper is. */
  page: 'x-form-page',
  step: 'x-form-step',
  proof: 'x-lead-proof',
  /** How fast it was typed (`form/pace.ts`). */
  pace: 'x-form-pace',
} as const
