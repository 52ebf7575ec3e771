/** Stands in for InstantSearch's sending of clicks in the browser (vite.config.ts), which the listing switches off. */
export function createInsightsMiddleware(): never {
  throw new Error('The listing sends no insights.')
}
