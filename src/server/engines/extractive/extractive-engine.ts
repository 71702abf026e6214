import { AppError } from '#core/app-error.ts'
import type { EngineInput } from '#core/draft-summary.ts'
import { extractiveIdentity, extractSummary } from '#core/extractive/extract-summary.ts'
import { createWorkerPool, threadFile } from '#server/lib/worker-pool.ts'
import type { EngineOptions, EngineResult, SummaryEngine } from '#server/ports/summary-engine.ts'
import type { extractInThread } from './extractive-thread.ts'

type ExtractiveOptions = {
  maxThreads?: number
  /** Summaries that may wait for a thread. */
  maxQueue?: number
  /** The thread that does the work. */
  thread?: URL
}

/**
 * Makes the engine that needs no model, no key and no network: a summary of the speakers' own sentences,
 * chosen by how much of what the transcript is about they cover. It works in threads of its own, the first of
 * which is started here.
 */
export function createExtractiveEngine(
  options: ExtractiveOptions = {},
): SummaryEngine & { close: () => Promise<void> } {
  const pool = createWorkerPool<typeof extractInThread>({
    file: options.thread ?? threadFile('extractive-thread', import.meta.url),
    name: 'extractInThread',
    maxThreads: options.maxThreads ?? 2,
    maxQueue: options.maxQueue ?? 100,
    warmThreads: 1,
  })

  async function summarize(input: EngineInput, { signal, caller }: EngineOptions): Promise<EngineResult> {
    try {
      return await pool.run(input, { signal, caller })
    } catch (cause) {
      signal.throwIfAborted()
      if (cause instanceof AppError) throw cause
      throw new AppError('SUMMARY_FAILED', "We couldn't finish the summary of this video.", { cause })
    }
  }

  return {
    identity: extractiveIdentity,
    summarize,
    close: pool.close,
  }
}

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
