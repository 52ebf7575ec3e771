import { parseArgs } from 'node:util'
import { env } from '#platform/env.ts'
import { runCommand } from '../content/command.ts'
import { connectContent } from '../content/connect.ts'
import { importContent } from '../content/import.ts'
import { readMigrations } from '../content/migrations.ts'
import { transferProgress } from '../content/progress.ts'
import { count, TransferError } from '../content/transfer-error.ts'
import { contentTarget } from './target.ts'

// `npm run content:import -- motorworld.tar.gz` imports a file of content:export, or of Sanity's export, into a
// dataset.

const usage = `Usage: npm run content:import -- file.tar.gz [--tenant motorworld | --all]
  --tenant NAME            refuse the file unless it is of this site alone
  --all                    every site in the file
  --replace                make documents that are there already as they are in the file
  --missing                leave documents that are there already as they are
  --allow-missing-assets   leave out pictures that the file does not have
  --dry-run                check everything, change nothing`

function readArguments() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      tenant: { type: 'string' },
      all: { type: 'boolean' },
      replace: { type: 'boolean' },
      missing: { type: 'boolean' },
      'allow-missing-assets': { type: 'boolean' },
      'dry-run': { type: 'boolean' },
    },
  })
  const [file, ...more] = positionals
  const both = (values.tenant && values.all) || (values.replace && values.missing)
  if (!file || more.length > 0 || both) throw new TransferError(usage)
  const existing: 'replace' | 'keep' | 'refuse' = values.replace
    ? 'replace'
    : values.missing
      ? 'keep'
      : 'refuse'
  return { ...values, file, existing }
}

async function run() {
  const { file, tenant, all, existing, ...flags } = readArguments()
  const dryRun = flags['dry-run'] ?? false
  const allowMissingAssets = flags['allow-missing-assets'] ?? false
  console.log(contentTarget(env))
  const client = await connectContent(env)
  const migrations = await readMigrations()
  const progress = transferProgress()
  const started = performance.now()
  const done = await importContent({
    client,
    file,
    ...(tenant && { tenant }),
    ...(all && { all }),
    ...{ existing, allowMissingAssets, dryRun, migrations },
    onProgress: progress.show,
  }).finally(progress.end)
  const files = count(done.uploaded, 'picture or file', 'pictures and files')
  console.log(
    `${file}: ${done.created} new, ${done.replaced} replaced, ${done.same} the same, ${done.kept} left as they were, of ${done.site ?? 'all sites'}`,
  )
  if (dryRun) console.log(`This was a dry run: nothing was changed. ${files} would be uploaded.`)
  else
    console.log(
      `${files} uploaded; ${count(done.transactions, 'transaction')}, ${((performance.now() - started) / 1000).toFixed(1)} s`,
    )
}

await runCommand(run)
