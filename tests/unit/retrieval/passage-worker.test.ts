import { afterAll, describe, expect, it } from 'vitest'
import type { Sentence } from '#contract/transcripts.ts'
import type { StoredSentences } from '#server/domain/text/stored-sentences.ts'
import { createPassageWorker } from '#server/features/history/questions/passage-worker.ts'
import type { OpenTranscript } from '#server/features/transcripts/service.ts'

const never = new AbortController().signal
const worker = createPassageWorker()

afterAll(() => worker.close())

const sentences = ['The harbour froze in March.', 'The keeper of the lighthouse retires next spring.'].map(
  (text, index): Sentence => ({
    index,
    start: index * 5,
    end: index * 5 + 5,
    text,
    speaker: null,
    turn: 0,
    fragment: false,
  }),
)

/** A stored transcript that counts how often its text is fetched, and is never read outside of the threads. */
function openCounted(id: string): { transcript: OpenTranscript; reads: () => number } {
  let reads = 0
  const fetch = async (): Promise<StoredSentences> => {
    reads += 1
    return await Promise.resolve({ json: JSON.stringify(sentences) })
  }
  const read = () => Promise.reject(new Error('The text was read in the main thread'))
  return {
    transcript: { id, origin: 'pasted', language: 'en', contentHash: id, read, fetch },
    reads: () => reads,
  }
}

describe('a transcript that is asked about again and again', () => {
  it('is read and prepared for the first question alone', async () => {
    const { transcript, reads } = openCounted('one')
    const ask = async (question: string) =>
      (await worker.find({ transcript, question }, { signal: never })).passages[0]
    expect((await ask('When does the keeper of the lighthouse retire?'))?.sentence).toBe(1)
    expect((await ask('When did the harbour freeze?'))?.sentence).toBe(0)
    expect(reads()).toBe(1)
  })

  it('is distinguished from others by its id', async () => {
    const [one, other] = [openCounted('two'), openCounted('three')]
    for (const { transcript } of [one, other, one])
      await worker.find({ transcript, question: 'When does the keeper retire?' }, { signal: never })
    expect([one.reads(), other.reads()]).toEqual([1, 1])
  })
})
