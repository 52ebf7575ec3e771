import { spawn } from 'node:child_process'
import { join } from 'node:path'

const untilEndOfInput = 'cat > /dev/null; kill -INT "$(head -n 1 "$0")"'

/**
 * Stops the server of a cluster (fast shutdown) when this process ends in whatever way, `kill -9` included: a shell waits
 * for the end of a pipe that only this process holds. On Windows, where there is no such shell, a server that is left
 * behind is used by the next start.
 * @returns a function that calls the guard off
 */
export function stopWithThisProcess(directory: string): () => void {
  if (process.platform === 'win32') return () => {}
  const guard = spawn('/bin/sh', ['-c', untilEndOfInput, join(directory, 'postmaster.pid')], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
    cwd: '/',
  })
  // Without a guard nothing is lost: the next start finds the server.
  guard.on('error', () => undefined)
  guard.stdin.on('error', () => undefined)
  guard.unref()
  ;(guard.stdin as unknown as { unref(): void }).unref()
  return () => {
    // First the shell, then what it waits for: it must not see the pipe end.
    guard.kill('SIGKILL')
    guard.stdin.destroy()
  }
}
