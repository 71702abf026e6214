import { z } from 'zod'

/** What a runner of tests says of a run, in numbers. `skipped` are tests that do not apply on this machine. */
export type Counts = { passed: number; failed: number; skipped: number }

const vitestReport = z.object({
  numPassedTests: z.int(),
  numFailedTests: z.int(),
  numPendingTests: z.int(),
})
const playwrightReport = z.object({
  stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int(), skipped: z.int() }),
})

/** The counts of a Vitest JSON report. @throws when it is none */
export function countVitest(report: unknown): Counts {
  const { numPassedTests, numFailedTests, numPendingTests } = vitestReport.parse(report)
  return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests }
}

/** The counts of a Playwright JSON report; what passed only at a second attempt has failed. @throws when it is none */
export function countPlaywright(report: unknown): Counts {
  const { expected, unexpected, flaky, skipped } = playwrightReport.parse(report).stats
  return { passed: expected, failed: unexpected + flaky, skipped }
}
