import { createAlonePrecis } from './alone-precis.ts'
import type { AlonePrecis } from './alone-precis.ts'
import { createLibrary } from './library.ts'
import type { Library, LibraryStore } from './library.ts'
import { createOpenTranscripts } from './open-transcripts.ts'
import type { OpenTranscripts } from './open-transcripts.ts'
import { createWork } from './work-in-worker.ts'
import type { JobWorker } from './work-in-worker.ts'

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
