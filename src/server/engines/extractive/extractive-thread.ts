import { toOutcome } from '#server/lib/app-error.ts'
import type { ThreadOutcome } from '#server/lib/app-error.ts'
import type { EngineInput, EngineResult } from '#server/ports/summary-engine.ts'
import { extractSummary } from './extract-summary.ts'

/** Runs `extractSummary` in a worker thread. */
export function extractInThread(input: EngineInput): Promise<ThreadOutcome<EngineResult>> {
  return toOutcome(() => extractSummary(input))
}
