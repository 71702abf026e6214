import type { LineChecker } from './line-checker.ts'
import type { SummaryEngine } from './summary-engine.ts'

/** A summary of an example video that people wrote, as an engine and a checker whose words are recorded. */
export type AuthoredSummary = {
  id: string
  /** The id of the summary that the built-in engine makes of the same video. */
  builtInId: string
  writtenAt: string
  engine: SummaryEngine
  checker: LineChecker
}

/** The summaries of the example videos, which ship with the product. */
export type ExampleSummaries = {
  /** @throws Error for a video that is none of the examples */
  read: (videoId: string) => Promise<AuthoredSummary>
  /** What gives the same summary without AI. */
  builtIn: SummaryEngine
}
