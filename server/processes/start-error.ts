/** A start that cannot go on, in one line that says what to do. Shown without a stack. */
export class StartError extends Error {
  override name = 'StartError'
}
