import { LRUCache } from 'lru-cache'
import type { StoredOrigin } from '#contract/transcripts.ts'
import { readSentences } from '#server/domain/text/stored-sentences.ts'
import type { StoredSentences } from '#server/domain/text/stored-sentences.ts'
import { toOutcome } from '#server/lib/thread-outcome.ts'
import type { ThreadOutcome } from '#server/lib/thread-outcome.ts'
import { checkPassages, prepareTranscript } from './check-passages.ts'
import type { FoundPassages, PreparedTranscript } from './check-passages.ts'

/** A transcript as it is stored. */
type StoredTranscript = { stored: StoredSentences; language: string; origin: StoredOrigin }
/** A question of a transcript; without its text where the thread may have prepared it already. */
export type PassageTask = { id: string; question: string; text: StoredTranscript | null }

/** What the prepared transcripts of a thread may take in all, by an estimate: one of a day, or some sixty of an hour. */
const maxPreparedBytes = 48 * 1024 * 1024

/** Those that were not asked about for longest go first. */
const prepared = new LRUCache<string, PreparedTranscript>({
  maxSize: maxPreparedBytes,
  sizeCalculation: ({ bytes }) => bytes,
})

/** Runs `checkPassages` in a worker thread, which reads the text itself; `null` when the text is missing and this thread has not prepared it. */
export function findPassagesInThread(task: PassageTask): Promise<ThreadOutcome<FoundPassages | null>> {
  return toOutcome(async () => {
    const transcript = prepared.get(task.id) ?? (task.text === null ? null : await prepare(task.text))
    if (transcript === null) return null
    prepared.set(task.id, transcript)
    return checkPassages(transcript, task.question)
  })
}

/**
 * The first question of a thread loads and compiles what the next ones find, 60 ms of a core. All threads start together, and the
 * second one would do it beside the long transcript of another caller: it does it at its start.
 */
function warmUp(): void {
  const sentences = Array.from({ length: 20 }, (_, index) => ({
    index,
    text: `The ship of day ${index} was late.`,
    start: index,
    end: index + 1,
    speaker: null,
    turn: 0,
    fragment: false,
  }))
  checkPassages(
    prepareTranscript({ sentences, language: 'en', origin: 'pasted' }),
    'Was the ship of day 9 late?',
  )
}

warmUp()

async function prepare({ stored, ...text }: StoredTranscript): Promise<PreparedTranscript> {
  return prepareTranscript({ ...text, sentences: await readSentences(stored) })
}
