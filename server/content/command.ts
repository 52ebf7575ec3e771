import { TransferError } from './transfer-error.ts'

/**
 * Runs a command and exits with the code it returns, 0 without one. An error that a person can fix prints one line, any
 * other its stack.
 */
export async function runCommand(run: () => Promise<unknown>) {
  try {
    const code = await run()
    process.exitCode = typeof code === 'number' ? code : 0
  } catch (error) {
    const expected =
      error instanceof TransferError || (error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS')
    console.error(expected ? (error as Error).message : error)
    process.exitCode = 1
  }
}
