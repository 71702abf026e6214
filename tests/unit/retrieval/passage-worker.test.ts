import { constants, getPriority } from 'node:os'
import { afterAll, describe, expect, it } from 'vitest'
import { createPassageWorker } from '#server/features/history/questions/passage-worker.ts'
import type { OpenTranscript } from '#server/features/transcripts/service.ts'
import type { StoredSentences } from '#server/lib/stored-sentences.ts'
import { findThreads, hasPriorities } from '#tests/setup/thread-priorities.ts'
import { sentencesOf } from '../extractive/transcripts.ts'

const never = new AbortController().signal
const belowNormal = constants.priority.PRIORITY_BELOW_NORMAL
const worker = createPassageWorker()

afterAll(() => worker.close())

const short = ['The harbour froze in March.', 'The keeper of the lighthouse retires next spring.']
/** Some seven hours of speech. */
const long = [...short, ...Array.from({ length: 6000 }, (_, day) => `The market of day ${day} was quiet.`)]

/**
 * A stored transcript that counts how often its text is fetched, and is never read outside of the threads.
 */
function openCounted(
  id: string,
  texts: readonly string[] = short,
): { transcript: OpenTranscript; reads: () => number } {
  let reads = 0
  const fetch = async (): Promise<StoredSentences> => {
    reads += 1
    return await Promise.resolve({ json: JSON.stringify(sentencesOf(texts)) })
  }
  const read = () => Promise.reject(new Error('The text was read in the main thread'))
  return {
    transcript: { id, origin: 'pasted', language: 'en', contentHash: id, key: id, read, fetch },
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

describe('a transcript of many hours', () => {
  const ask = (transcript: OpenTranscript) =>
    worker.find({ transcript, question: 'When does the keeper of the lighthouse retire?' }, { signal: never })

  it('is prepared once as well', async () => {
    const { transcript, reads } = openCounted('hours', long)
    expect((await ask(transcript)).passages[0]?.sentence).toBe(1)
    const before = reads()
    expect((await ask(transcript)).passages[0]?.sentence).toBe(1)
    expect(reads()).toBe(before)
  })

  it.runIf(hasPriorities(belowNormal))('is read by a thread that everything else goes before', async () => {
    const own = createPassageWorker()
    const find = (id: string, texts: readonly string[]) =>
      own.find({ transcript: openCounted(id, texts).transcript, question: 'Who retires?' }, { signal: never })
    const before = await findThreads(belowNormal)
    await find('minutes', short)
    expect((await findThreads(belowNormal)).difference(before).size).toBe(0)
    await find('hours', long)
    expect((await findThreads(belowNormal)).difference(before).size).toBe(1)
    expect(getPriority()).toBeLessThan(belowNormal)
    await own.close()
  })
})
