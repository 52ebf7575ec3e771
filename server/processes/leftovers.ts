import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { z } from 'zod'
import { commandOf } from './lock.ts'

const processes = z.record(z.string(), z.number())

/** Writes the list of running processes, for people, for tests and for the start after a crash. */
export async function writeProcesses(file: string, running: Record<string, number | undefined>) {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(`${file}.new`, `${JSON.stringify(running, null, 2)}\n`)
  await rename(`${file}.new`, file)
}

/** Ends servers that a killed start left behind. PostgreSQL, where it still runs, is used by the next start. */
export async function endLeftovers(file: string, scripts: Record<string, string>) {
  const text = await readFile(file, 'utf8').catch(() => '{}')
  const left = processes.safeParse(JSON.parse(text))
  if (!left.success) return
  for (const [name, script] of Object.entries(scripts)) {
    const pid = left.data[name]
    // The command line proves that the id does not belong to another program by now.
    const stillThere = async () => pid !== undefined && (await commandOf(pid))?.includes(script)
    if (!pid || !(await stillThere())) continue
    process.kill(pid, 'SIGKILL')
    while (await stillThere()) await new Promise((resolve) => setTimeout(resolve, 20))
  }
}
