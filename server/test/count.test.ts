import { describe, expect, test } from 'vitest'
import { countPlaywright, countReport, countVitest, sum, summary } from './count.ts'

const vitestReport = (testResults: unknown[], passed = 0, failed = 0) => ({
  numPassedTests: passed,
  numFailedTests: failed,
  numPendingTests: 1,
  numTodoTests: 1,
  testResults,
})

describe('counting tests', () => {
  test('a file that does not load counts as a failure', () => {
    const report = vitestReport([
      { status: 'failed', assertionResults: [] },
      { status: 'passed', assertionResults: [{ status: 'passed' }] },
    ])
    expect(countVitest({ ...report, numPassedTests: 1 })).toEqual({ passed: 1, failed: 1, skipped: 2 })
  })

  test('a failed test is counted once, not with its file', () => {
    const report = vitestReport([{ status: 'failed', assertionResults: [{ status: 'failed' }] }], 3, 1)
    expect(countVitest(report)).toEqual({ passed: 3, failed: 1, skipped: 2 })
  })

  test('a set-up of the browser tests that fails counts as a failure', () => {
    const stats = { expected: 0, unexpected: 0, flaky: 0, skipped: 0 }
    expect(countPlaywright({ stats, errors: [{ message: 'the product did not start' }] })).toEqual({
      passed: 0,
      failed: 1,
      skipped: 0,
    })
  })

  test.each([0, 1])('a suite without a report is a failure (exit code %i)', async (exitCode) => {
    expect(await countReport('/nowhere/report.json', countVitest, exitCode)).toEqual({
      passed: 0,
      failed: 1,
      skipped: 0,
    })
  })

  test('the last line sums every suite and names skipped tests only when there are any', () => {
    const two = { passed: 2, failed: 0, skipped: 0 }
    expect(summary(sum([two, two]))).toBe('4 passed, 0 failed')
    expect(summary(sum([two, { passed: 1, failed: 1, skipped: 3 }]))).toBe('3 passed, 1 failed, 3 skipped')
  })
})
