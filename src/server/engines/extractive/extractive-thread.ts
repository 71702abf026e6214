import { toOutcome } from '#core/app-error.ts'
import type { ThreadOutcome } from '#core/app-error.ts'
import type { EngineInput } from '#core/draft-summary.ts'
import { extractSummary } from '#core/extractive/extract-summary.ts'
import type { EngineResult } from '#server/ports/summary-engine.ts'

/** Runs `extractSummary` in a worker thread. */
export function extractInThread(input: EngineInput): Promise<ThreadOutcome<EngineResult>> {
  return toOutcome(() => extractSummary(input))
}
