import type { Precis } from '#client/precis.ts'
import type { SummaryDocument } from '#export/documents.ts'
import type { GivenSummary } from '#local/check-written.ts'
import type { AloneSource } from './jobs.ts'
import type { DoJob } from './work-in-worker.ts'

/** Précis in this browser alone: no server, no model, no network. */
export type AlonePrecis = Precis<AloneSource> & {
  /** Checks a summary that the model of this browser wrote. */
  check: (source: AloneSource, given: GivenSummary, signal: AbortSignal) => Promise<SummaryDocument>
}

/** Creates Précis that has its work done by a worker of this browser. */
export function createAlonePrecis(work: DoJob): AlonePrecis {
  return {
    isElsewhere: false,
    hearLink: null,
    searchLibrary: null,
    history: null,
    server: null,
    transcribe: async (source, { signal }) => await work({ job: 'transcribe', source }, signal),
    summarize: async (source, request, { signal }) => ({
      summary: await work({ job: 'summarize', source, request }, signal),
      note: null,
      id: null,
    }),
    ask: async (source, question, { signal }) => await work({ job: 'ask', source, question }, signal),
    check: async (source, given, signal) => await work({ job: 'check', source, ...given }, signal),
  }
}
