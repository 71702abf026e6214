import type { WrittenSummary } from '#contract/summaries.ts'
import { browserEngine, readWritten } from '#local/read-written.ts'
import type { SummaryEngine } from '#server/ports/summary-engine.ts'

/** Makes the engine whose model has answered already, in the person's browser. */
export function createWrittenEngine(written: WrittenSummary): SummaryEngine {
  return {
    identity: browserEngine,
    summarize: async (input, options) => ({
      ...(await readWritten(written, input, options)),
      usage: null,
    }),
  }
}
