import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { installJobs } from '#platform/jobs/boss.ts'
import { enqueue } from '#platform/jobs/enqueue.ts'
import { jobsOf } from '#platform/jobs/jobs-of.ts'
import { startTestDatabase, until } from '#platform/jobs/testing/database.ts'
import { counted, doomed } from './jobs-worker.ts'

/**
 * Enqueues jobs in transactions, a third of which roll back, while three worker processes and PostgreSQL are ended
 * with kill -9 in turn, and counts afterwards: every committed job ran, no other did, and what is doomed is a dead
 * letter.
 */
const total = 3000
const tenant = 'site-proof'
const rounds = ['worker 0', 'worker 1', 'PostgreSQL', 'worker 2', 'worker 0', 'worker 1'] as const

const database = await startTestDatabase()
const { pool } = database
const committed = new Set<number>()
const rolledBack = new Set<number>()
let unanswered = 0

await installJobs(database.url, [counted, doomed])
await pool.query('create table proof_runs (number int not null, at timestamptz not null default now())')
const workers = [0, 1, 2].map(startProcess)
try {
  const enqueuing = enqueueAll()
  for (const round of rounds) {
    const before = committed.size
    await until(() => committed.size > before + total / 10)
    console.log(`${committed.size} jobs committed; kill -9 ${round}`)
    if (round === 'PostgreSQL') await database.killDuring(() => pause(1000))
    else await replace(Number(round.at(-1)))
  }
  await enqueuing
  await until(isQuiet, 180)
  process.exitCode = (await report()) ? 0 : 1
} finally {
  for (const worker of workers) worker.kill('SIGTERM')
  await Promise.all(workers.map((worker) => worker.exitCode ?? once(worker, 'exit')))
  await database.stop()
}

function startProcess(): ChildProcess {
  return spawn(process.execPath, ['tests/proofs/jobs-worker.ts', database.url], { stdio: 'inherit' })
}

async function replace(index: number) {
  const killed = workers[index]!
  const exit = once(killed, 'exit')
  killed.kill('SIGKILL')
  await exit
  workers[index] = startProcess()
}

async function enqueueAll() {
  for (let number = 0; number < total; number += 1) {
    const end = number % 3 === 2 ? 'rollback' : 'commit'
    const job = number % 50 === 0 ? doomed : counted
    try {
      const client = await pool.connect()
      try {
        await client.query('begin')
        await enqueue(client, job, { tenant, payload: { number } })
        await client.query(end)
        ;(end === 'commit' ? committed : rolledBack).add(number)
        client.release()
      } catch (error) {
        client.release(true)
        throw error
      }
    } catch {
      // Whether a commit without an answer took place is not known.
      unanswered += 1
      await pause(100)
    }
    await pause(3)
  }
}

async function isQuiet() {
  const [waiting, running] = await Promise.all([
    jobsOf(pool, tenant, { state: 'waiting', limit: 1 }),
    jobsOf(pool, tenant, { state: 'running', limit: 1 }),
  ])
  return waiting.length + running.length === 0
}

async function report(): Promise<boolean> {
  const { rows } = await pool.query<{ number: number; times: number }>(
    'select number, count(*)::int as times from proof_runs group by number',
  )
  const ran = new Map(rows.map(({ number, times }) => [number, times]))
  const lost = [...committed].filter((number) => !ran.has(number))
  const ghosts = [...rolledBack].filter((number) => ran.has(number))
  const twice = rows.filter(({ number, times }) => number % 50 !== 0 && times > 1)
  const letters = await jobsOf(pool, tenant, { state: 'failed', limit: total })
  const strays = letters.filter(({ name }) => name !== doomed.name)
  const expected = [...committed].filter((number) => number % 50 === 0).length
  console.log(
    `${committed.size} jobs committed, ${lost.length} of them never ran, ${twice.length} ran more than once`,
  )
  console.log(`${rolledBack.size} jobs rolled back, ${ghosts.length} of them ran`)
  console.log(
    `${letters.length} dead letters, ${expected} expected, ${strays.length} of them of a job that is not doomed`,
  )
  console.log(`${unanswered} transactions without an answer while PostgreSQL was away`)
  const fewer = letters.length < expected || letters.length > expected + unanswered
  return !lost.length && !ghosts.length && !strays.length && !fewer
}
