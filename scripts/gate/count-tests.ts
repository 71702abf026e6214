import { z } from 'zod'

/** The counts of one run of tests. `skipped` has the titles of tests that do not apply on this machine. */
export type Counts = { passed: number; failed: number; skipped: readonly string[] }

const vitestReport = z.object({
  numPassedTests: z.int(),
  numFailedTests: z.int(),
  testResults: z.array(
    z.object({ assertionResults: z.array(z.object({ status: z.string(), fullName: z.string() })) }),
  ),
})

const annotation = z.object({ type: z.string(), description: z.string().optional() })
const spec = z.object({
  title: z.string(),
  tests: z.array(z.object({ status: z.string(), annotations: z.array(annotation) })),
})
type Suite = { specs: z.output<typeof spec>[]; suites?: Suite[] | undefined }
const suite: z.ZodType<Suite> = z.object({
  specs: z.array(spec),
  suites: z.lazy(() => z.array(suite)).optional(),
})
const playwrightReport = z.object({
  stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int() }),
  suites: z.array(suite),
})

/** The counts of a Vitest JSON report. @throws when it is none */
export function countVitest(report: unknown): Counts {
  const { numPassedTests, numFailedTests, testResults } = vitestReport.parse(report)
  const skipped = testResults.flatMap(({ assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'skipped' || status === 'pending')
      .map(({ fullName }) => fullName),
  )
  return { passed: numPassedTests, failed: numFailedTests, skipped }
}

/**
 * The counts of a Playwright JSON report; what passed only at a second attempt has failed. @throws when it is
 * none
 */
export function countPlaywright(report: unknown): Counts {
  const { stats, suites } = playwrightReport.parse(report)
  const { expected, unexpected, flaky } = stats
  return { passed: expected, failed: unexpected + flaky, skipped: suites.flatMap(findSkipped) }
}

function findSkipped({ specs, suites = [] }: Suite): string[] {
  const own = specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === 'skipped')
      .map(({ annotations }) => {
        const reason = annotations.find(({ type }) => type === 'skip')?.description
        return reason === undefined ? title : `${title} (${reason})`
      }),
  )
  return [...own, ...suites.flatMap(findSkipped)]
}
