/** A start that cannot continue; its message says what to do in one line, and is shown without a stack. */
export class StartError extends Error {
  override name = 'StartError'
}
