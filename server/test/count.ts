import { readFile } from 'node:fs/promises'
import { z } from 'zod'

export interface Count {
  passed: number
  failed: number
  skipped: number
}

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number().default(0),
  testResults: z.array(
    z.object({ status: z.string(), assertionResults: z.array(z.object({ status: z.string() })) }),
  ),
})

/** A file that failed without a failed test (it could not be loaded, a hook threw) counts as one failure. */
export function countVitest(report: unknown): Count {
  const read = vitestReport.parse(report)
  const brokenFiles = read.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((result) => result.status === 'failed'),
  ).length
  return {
    passed: read.numPassedTests,
    failed: read.numFailedTests + brokenFiles,
    skipped: read.numPendingTests + read.numTodoTests,
  }
}

const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
  errors: z.array(z.unknown()).default([]),
})

/** Errors outside a test (a file that does not load, a set-up that fails) count as one failure each. */
export function countPlaywright(report: unknown): Count {
  const { stats, errors } = playwrightReport.parse(report)
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
  }
}

/** Reads a suite's report; a suite that exits with an error but reports no failure counts as one failure. */
export async function countReport(
  file: string,
  count: (report: unknown) => Count,
  exitCode: number,
): Promise<Count> {
  const text = await readFile(file, 'utf8').catch(() => undefined)
  const counted = text === undefined ? { passed: 0, failed: 0, skipped: 0 } : count(JSON.parse(text))
  const silent = counted.failed === 0 && (exitCode !== 0 || text === undefined)
  return silent ? { ...counted, failed: 1 } : counted
}

export const sum = (counts: Count[]): Count => ({
  passed: counts.reduce((total, count) => total + count.passed, 0),
  failed: counts.reduce((total, count) => total + count.failed, 0),
  skipped: counts.reduce((total, count) => total + count.skipped, 0),
})

export const summary = ({ passed, failed, skipped }: Count) =>
  `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`
