import { type Count, sum, summary } from './count.ts'
import { interrupt, type Part, suites } from './suites.ts'

const parts: Part[] = ['lint', 'unit', 'integration', 'e2e']
const [first, ...rest] = process.argv.slice(2)
const part = parts.find((name) => name === first)

let interrupted = false
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    interrupted = true
    interrupt(signal)
  })

async function runAll() {
  const counts: Count[] = []
  for (const suite of suites.filter((candidate) => !part || candidate.part === part)) {
    if (interrupted) break
    console.log(`\n── ${suite.title}`)
    counts.push(await runOne(suite))
  }
  return counts
}

async function runOne(suite: (typeof suites)[number]): Promise<Count> {
  try {
    const count = await suite.run(part ? rest : [])
    if (count.passed + count.failed === 1) console.log(count.failed ? 'failed' : 'passed')
    return count
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return { passed: 0, failed: 1, skipped: 0 }
  }
}

if (first && !part) {
  console.error(`There is no part "${first}". Parts: ${parts.join(', ')}.`)
  console.log('0 passed, 1 failed')
  process.exitCode = 1
} else {
  const total = sum(await runAll())
  const failed = total.failed + Number(interrupted)
  console.log(`\n${summary({ ...total, failed })}`)
  process.exitCode = failed ? 1 : 0
}
