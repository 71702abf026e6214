import { withoutServer } from '#client/precis.ts'
import type { Precis } from '#client/precis.ts'
import type { SummaryDocument } from '#export/documents.ts'
import type { GivenSummary } from '#local/check-written.ts'
import type { AloneSource } from './jobs.ts'
import { createLibrary } from './library.ts'
import type { Library, LibraryStore } from './library.ts'
import { createOpenTranscripts } from './open-transcripts.ts'
import type { OpenTranscripts } from './open-transcripts.ts'
import { createWork } from './work-in-worker.ts'
import type { DoJob, JobWorker } from './work-in-worker.ts'

/** Précis in this browser alone: no server, no model, no network. */
type AlonePrecis = Precis<AloneSource> & {
  /** Checks a summary that the model of this browser wrote. */
  check: (source: AloneSource, given: GivenSummary, signal: AbortSignal) => Promise<SummaryDocument>
}

/** Précis in this browser, without a server: its work, what is open and what is saved. */
export type Alone = {
  precis: AlonePrecis
  transcripts: OpenTranscripts
  library: Library
  now: () => number
  createId: () => string
}

type World = { openWorker: () => JobWorker; store: LibraryStore }

/** Creates Précis in this browser. */
export function createAlone({ openWorker, store }: World): Alone {
  return {
    precis: createAlonePrecis(createWork(openWorker)),
    transcripts: createOpenTranscripts(),
    library: createLibrary(store),
    now: Date.now,
    createId: () => crypto.randomUUID(),
  }
}

/** Précis that has its work done by a worker of this browser. */
function createAlonePrecis(work: DoJob): AlonePrecis {
  return {
    ...withoutServer,
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
