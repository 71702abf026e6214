import type { Precis } from '#client/precis.ts'
import type { SummaryDocument } from '#export/documents.ts'
import type { TextFormat } from '#export/text-files.ts'
import type { GivenSummary } from '#local/check-written.ts'
import type { AloneSource } from './jobs.ts'
import type { DoJob } from './work-in-worker.ts'

/** Précis in this browser alone: no server, no model, no network. */
export type AlonePrecis = Precis<AloneSource> & {
  /** Checks a summary that the model of this browser wrote. */
  check: (source: AloneSource, given: GivenSummary, signal: AbortSignal) => Promise<SummaryDocument>
  /** Writes a summary as a file of text. */
  write: (summary: SummaryDocument, format: TextFormat, signal: AbortSignal) => Promise<string>
}

/** Creates Précis that has its work done by a worker of this browser. */
export function createAlonePrecis(work: DoJob): AlonePrecis {
  return {
    isElsewhere: false,
    hearLink: null,
    searchLibrary: null,
    history: null,
    server: null,
    transcribe: async (source, { signal, onStage }) => {
      onStage('Reading the transcript')
      return await work({ job: 'transcribe', source }, signal)
    },
    summarize: async (source, request, { signal, onStage }) => {
      onStage('Choosing the sentences')
      return { summary: await work({ job: 'summarize', source, request }, signal), note: null, id: null }
    },
    ask: async (source, question, { signal, onStage }) => {
      onStage('Looking for the answer')
      return await work({ job: 'ask', source, question }, signal)
    },
    check: async (source, given, signal) => await work({ job: 'check', source, ...given }, signal),
    write: async (summary, format, signal) => await work({ job: 'write', summary, format }, signal),
  }
}
