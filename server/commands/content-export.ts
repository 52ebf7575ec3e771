import { stat } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { env } from '#platform/env.ts'
import { runCommand } from '../content/command.ts'
import { connectContent } from '../content/connect.ts'
import { exportContent } from '../content/export.ts'
import { transferProgress } from '../content/progress.ts'
import { count, listed, TransferError } from '../content/transfer-error.ts'

// `npm run content:export -- --tenant motorworld` writes a site, or everything, to a file in Sanity's dataset format.

const usage = `Usage: npm run content:export -- [--tenant motorworld] [--out file.tar.gz]
  --tenant NAME   this site alone, with the pictures and files it uses; everything otherwise
  --out FILE      the file to write; named after the site and the day otherwise
  --no-drafts     published documents only
  --no-assets     without pictures and files
  --raw           pictures and files as addresses only, to be put back into the same dataset`

function readArguments() {
  const { values } = parseArgs({
    allowNegative: true,
    options: {
      tenant: { type: 'string' },
      out: { type: 'string' },
      drafts: { type: 'boolean', default: true },
      assets: { type: 'boolean', default: true },
      raw: { type: 'boolean', default: false },
      help: { type: 'boolean' },
    },
  })
  if (values.help || (values.tenant !== undefined && !/^[a-z0-9-]+$/.test(values.tenant)))
    throw new TransferError(usage)
  const out = values.out ?? `${values.tenant ?? 'content'}-${new Date().toISOString().slice(0, 10)}.tar.gz`
  return { ...values, out }
}

/** Exit codes: 0 exported; 2 exported, but something is missing; 1 failed. */
async function run(): Promise<number> {
  const { tenant, out, drafts, assets, raw } = readArguments()
  const client = await connectContent(env)
  const progress = transferProgress()
  const request = { client, out, drafts, assets, raw, ...(tenant && { tenant }) }
  const done = await exportContent({ ...request, onProgress: progress.show }).finally(progress.end)
  const size = (await stat(out)).size / 1024 / 1024
  console.log(
    `${out}: ${count(done.documents, 'document')} and ${count(done.assets, 'picture or file', 'pictures and files')} of ${tenant ?? 'all sites'}, ${size.toFixed(1)} MB`,
  )
  if (done.warnings.length > 0)
    console.warn(`What belongs to another site was left out:\n${listed(done.warnings)}`)
  if (done.missing > 0)
    console.warn(`${count(done.missing, 'picture or file', 'pictures and files')} could not be read.`)
  return done.missing + done.warnings.length > 0 ? 2 : 0
}

await runCommand(run)
