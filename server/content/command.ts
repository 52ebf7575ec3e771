import { TransferError } from './transfer-error.ts'

/** Runs a command to the exit code it answers, 0 without one; what a person can mend is said in one line, a fault with its whole trace. */
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
