import type { SummaryEngine } from '#server/ports/summary-engine.ts'
import { extractSummary } from './extract-summary.ts'
import { extractiveIdentity } from './identity.ts'

/** The built-in engine without threads, for a program that has nothing else to do meanwhile. */
export function createInProcessEngine(): SummaryEngine {
  return {
    identity: extractiveIdentity,
    summarize: async (input, { signal }) => {
      signal.throwIfAborted()
      return extractSummary(input)
    },
  }
}
