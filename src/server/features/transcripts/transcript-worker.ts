import { Piscina } from 'piscina'
import type { Cue } from '#contract/transcripts.ts'
import { fromOutcome } from '#server/lib/thread-outcome.ts'
import type { ThreadOutcome } from '#server/lib/thread-outcome.ts'
import type { PreparedCues, PreparedFile } from './prepare-transcript.ts'
import type { CuesTask, FileTask } from './transcript-thread.ts'

/** Reads transcripts in worker threads, so that a file of ten megabytes holds nobody else up. */
export type TranscriptWorker = {
  /** @throws AppError what is wrong with the file */
  prepareFile: (bytes: Uint8Array, fileName: string | undefined, signal: AbortSignal) => Promise<PreparedFile>
  prepareCues: (cues: Cue[], declaredLanguage: string | null, signal: AbortSignal) => Promise<PreparedCues>
  close: () => Promise<void>
}

/** Starts the worker threads on their first task; one stays warm. */
export function createTranscriptWorker(): TranscriptWorker {
  const pool = new Piscina({
    filename: new URL('transcript-thread.ts', import.meta.url).href,
    minThreads: 1,
    maxThreads: 2,
    maxQueue: 200,
  })
  return {
    prepareFile: async (bytes, fileName, signal) => {
      const task: FileTask = { bytes, fileName }
      const outcome: ThreadOutcome<PreparedFile> = await pool.run(task, { name: 'readFileInThread', signal })
      return fromOutcome(outcome)
    },
    prepareCues: async (cues, declaredLanguage, signal) => {
      const task: CuesTask = { cues, declaredLanguage }
      const outcome: ThreadOutcome<PreparedCues> = await pool.run(task, { name: 'readCuesInThread', signal })
      return fromOutcome(outcome)
    },
    close: () => pool.destroy(),
  }
}
