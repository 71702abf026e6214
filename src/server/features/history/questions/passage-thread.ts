import { LRUCache } from 'lru-cache'
import type { StoredOrigin } from '#contract/transcripts.ts'
import { toOutcome } from '#core/app-error.ts'
import type { ThreadOutcome } from '#core/app-error.ts'
import { checkPassages, prepareTranscript } from '#local/check-passages.ts'
import type { FoundPassages, PreparedTranscript } from '#local/check-passages.ts'
import { readSentences } from '#server/lib/stored-sentences.ts'
import type { StoredSentences } from '#server/lib/stored-sentences.ts'

/** A transcript as it is stored. */
type StoredTranscript = { stored: StoredSentences; language: string; origin: StoredOrigin }
/** A question of a transcript; without its text where the thread may have prepared it already. */
export type PassageTask = { id: string; question: string; text: StoredTranscript | null }
/** `missing` without a text that this thread has prepared, `long` for another pool's one. */
type PassageOutcome = ThreadOutcome<FoundPassages | 'missing' | 'long'>

/** Some six hours of speech: a question takes a hundredth of a second then, and its first one a tenth. */
const maxShortSentences = 5000

/** The most estimated memory for a thread's prepared transcripts: some sixty hours, or one day. */
const maxPreparedBytes = 48 * 1024 * 1024

/** Those that were not asked about for longest go first. */
const prepared = new LRUCache<string, PreparedTranscript>({
  maxSize: maxPreparedBytes,
  sizeCalculation: ({ bytes }) => bytes,
})

/** Runs `checkPassages` in a worker thread, which reads the text itself. */
export function findPassagesInThread(task: PassageTask): Promise<PassageOutcome> {
  return answer(task, maxShortSentences)
}

/** The same for a transcript of any length. */
export function findLongPassagesInThread(task: PassageTask): Promise<PassageOutcome> {
  return answer(task, Infinity)
}

function answer({ id, question, text }: PassageTask, maxSentences: number): Promise<PassageOutcome> {
  return toOutcome(async () => {
    const known = prepared.get(id)
    if (known !== undefined) return checkPassages(known, question)
    if (text === null) return 'missing'
    const { stored, ...rest } = text
    const sentences = await readSentences(stored)
    if (sentences.length > maxSentences) return 'long'
    const transcript = prepareTranscript({ ...rest, sentences })
    prepared.set(id, transcript)
    return checkPassages(transcript, question)
  })
}

/**
 * The first question of a thread loads and compiles what the next ones find, 60 ms of a core. All threads
 * start together, and the second one would do it beside the long transcript of another caller: it does it at
 * its start.
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
