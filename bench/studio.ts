import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { writeBlock } from '#server/commands/new-block-files.ts'
import { workingCopy } from '#tests/product/working-copy.ts'

const blockTypes = 60

const { folder, remove } = await workingCopy('studio')
/** Ctrl-C reaches the measuring process too, which stops what it started before this process continues. */
process.on('SIGINT', () => {})
try {
  const blocks = join(folder, 'blocks')
  const own = readdirSync(blocks).filter((name) => existsSync(join(blocks, name, 'schema.ts'))).length
  for (let more = 0; own + more < blockTypes; more += 1)
    writeBlock(folder, `extra-block-${String.fromCharCode(97 + more)}`)
  const steps = ['server/bootstrap.mjs', 'run-built', 'bench/studio-steps.ts', ...process.argv.slice(2)]
  const measuring = spawn(process.execPath, steps, { cwd: folder, stdio: 'inherit' })
  const [code] = await once(measuring, 'exit')
  process.exitCode = code ?? 1
} finally {
  await remove()
}
