import { LRUCache } from 'lru-cache'
import { toOutcome } from '#server/lib/thread-outcome.ts'
import type { ThreadOutcome } from '#server/lib/thread-outcome.ts'
import { checkPassages } from './check-passages.ts'
import type { FoundPassages } from './check-passages.ts'
import { prepareTranscript } from './prepared-transcript.ts'
import type { PreparedTranscript, TranscriptText } from './prepared-transcript.ts'

/** A question of a transcript; without its text where the thread may have prepared it already. */
export type PassageTask = { id: string; question: string; text: TranscriptText | null }

/** What the prepared transcripts of a thread may take in all, by an estimate: one of a day, or some sixty of an hour. */
const maxPreparedBytes = 48 * 1024 * 1024

/** Those that were not asked about for longest go first. */
const prepared = new LRUCache<string, PreparedTranscript>({
  maxSize: maxPreparedBytes,
  sizeCalculation: ({ bytes }) => bytes,
})

/** Runs `checkPassages` in a worker thread; `null` when the text is missing and this thread has not prepared it. */
export function findPassagesInThread(task: PassageTask): Promise<ThreadOutcome<FoundPassages | null>> {
  return toOutcome(() => {
    const transcript = prepared.get(task.id) ?? (task.text === null ? null : prepareTranscript(task.text))
    if (transcript === null) return null
    prepared.set(task.id, transcript)
    return checkPassages(transcript, task.question)
  })
}
