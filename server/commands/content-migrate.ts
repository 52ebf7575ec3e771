import { parseArgs } from 'node:util'
import { env } from '#platform/env.ts'
import { runCommand } from '../content/command.ts'
import { connectContent } from '../content/connect.ts'
import { type Migrated, runMigration } from '../content/migrate.ts'
import { type NamedMigration, readMigrations } from '../content/migrations.ts'
import { transferProgress } from '../content/progress.ts'
import { count, listed, TransferError } from '../content/transfer-error.ts'
import { contentTarget } from './target.ts'

// `npm run content:migrate -- [name] [--apply]` changes documents that were written before a change of the schema.

function readArguments(migrations: NamedMigration[]) {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { apply: { type: 'boolean' } },
  })
  const [name, ...more] = positionals
  const wanted = name ? migrations.filter((migration) => migration.name === name) : migrations
  if (more.length > 0 || (name && wanted.length === 0))
    throw new TransferError(
      `Usage: npm run content:migrate -- [name] [--apply]\nThe migrations are:\n${listed(migrations.map((one) => one.name)) || '  none yet'}`,
    )
  return { wanted, apply: values.apply ?? false }
}

function linesOf({ name, description }: NamedMigration, done: Migrated, apply: boolean): string[] {
  if (done.before) return [`${name}: this dataset has had it`]
  const types = [...done.changed].map(([type, number]) => `${number} ${type}`).join(', ')
  return [
    `${name}: ${description}`,
    `  ${count(done.looked, 'document')} looked at; ${types ? `${types} ${apply ? 'changed' : 'would change'}` : 'nothing to change'}`,
    ...done.examples.map((line) => `    ${line}`),
    ...(apply ? [`  ${count(done.transactions, 'transaction')}`] : []),
  ]
}

async function run() {
  const { wanted, apply } = readArguments(await readMigrations())
  if (wanted.length === 0) return console.log('There are no migrations.')
  console.log(contentTarget(env))
  const client = await connectContent(env)
  let open = 0
  for (const migration of wanted) {
    const progress = transferProgress()
    const request = { client, migration, apply, onProgress: progress.show }
    const done = await runMigration(request).finally(progress.end)
    if (!done.before) open++
    for (const line of linesOf(migration, done, apply)) console.log(line)
  }
  if (!apply && open > 0)
    console.log('This was a dry run: nothing was changed. Add --apply to change the documents.')
}

await runCommand(run)
