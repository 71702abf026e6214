import { z } from 'zod'

/** What a runner of tests says of a run, in numbers. */
export type Counts = { passed: number; total: number }

const vitestReport = z.object({ numPassedTests: z.int(), numTotalTests: z.int() })
const playwrightReport = z.object({
  stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int(), skipped: z.int() }),
})

/** The counts of a Vitest JSON report. @throws when it is none */
export function countVitest(report: unknown): Counts {
  const { numPassedTests, numTotalTests } = vitestReport.parse(report)
  return { passed: numPassedTests, total: numTotalTests }
}

/** The counts of a Playwright JSON report; only what passed at the first attempt counts. @throws when it is none */
export function countPlaywright(report: unknown): Counts {
  const { expected, unexpected, flaky, skipped } = playwrightReport.parse(report).stats
  return { passed: expected, total: expected + unexpected + flaky + skipped }
}
