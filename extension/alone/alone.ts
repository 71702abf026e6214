import { withoutServer } from '#client/precis.ts'
import type { Precis } from '#client/precis.ts'
import type { GivenSummary } from '#local/check-written.ts'
import type { AloneSource } from './jobs.ts'
import { createLibrary } from './library.ts'
import type { LibraryStore } from './library.ts'
import { createOpenTranscripts } from './open-transcripts.ts'
import { createWork } from './work-in-worker.ts'
import type { JobWorker } from './work-in-worker.ts'

/** Précis in this browser, without a server: its work, what is open and what is saved. */
export type Alone = ReturnType<typeof createAlone>

/** Creates Précis in this browser: no server, no model, no network. */
export function createAlone({ openWorker, store }: { openWorker: () => JobWorker; store: LibraryStore }) {
  const work = createWork(openWorker)
  const precis: Precis<AloneSource> = {
    ...withoutServer,
    transcribe: async (source, { signal }) => await work('transcribe', [source], signal),
    summarize: async (source, request, { signal }) => ({
      summary: await work('summarize', [source, request], signal),
      note: null,
      id: null,
    }),
    ask: async (source, question, { signal }) => await work('ask', [source, question], signal),
  }
  return {
    precis,
    /** Checks a summary that the model of this browser wrote. */
    check: async (source: AloneSource, given: GivenSummary, signal: AbortSignal) =>
      await work('check', [source, given], signal),
    transcripts: createOpenTranscripts(),
    library: createLibrary(store),
    now: Date.now,
    createId: () => crypto.randomUUID(),
  }
}
