/** Seconds after which the count takes its next step. */
export const stepSeconds = 450

/** Milliseconds after which a page that stays open counts again. */
export const refreshMs = 150_000

const brisbaneOffsetMs = 10 * 3600_000

/**
 * Cars sold this month at an instant: 192 for each full day of the month and one for every 450 seconds since
 * midnight, both in Brisbane, which has no daylight saving (MKT-08).
 */
export function salesCount(instant: Date) {
  const brisbane = new Date(instant.getTime() + brisbaneOffsetMs)
  const seconds = brisbane.getUTCHours() * 3600 + brisbane.getUTCMinutes() * 60 + brisbane.getUTCSeconds()
  return (brisbane.getUTCDate() - 1) * 192 + Math.floor(seconds / stepSeconds)
}

/** The next instant at which the count changes; steps fall on Brisbane midnight, which is a whole step in UTC too. */
export function nextStep(instant: Date) {
  const step = stepSeconds * 1000
  return new Date((Math.floor(instant.getTime() / step) + 1) * step)
}
