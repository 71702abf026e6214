import { createSampleSource } from '#server/adapters/samples/sample-source.ts'
import { findPassages } from '#server/domain/retrieval/find-passages.ts'
import { createTalkIndex } from '#server/domain/retrieval/talk-index.ts'
import { splitSentences } from '#server/domain/text/split-sentences.ts'
import type { Sentence } from '#contract/transcripts.ts'

/**
 * How long it takes to prepare a transcript for questions and to find the passages that answer one, for the 63-minute example
 * talk and for twelve hours of it, as a ratio to splitting the same text into lower-case words.
 */
const rounds = 25
const question = 'What does the speaker say about moderation and who decides?'

const talk = await createSampleSource().fetch('hQVTIJBZook', {
  choice: null,
  signal: new AbortController().signal,
})
if (talk === null) throw new Error('The example talk is missing.')
const hour = splitSentences(talk.cues, 'en')

function hours(count: number): Sentence[] {
  const repeated = Array.from({ length: count }, () => hour).flat()
  return repeated.map((sentence, index) => ({ ...sentence, index, start: index * 4, end: index * 4 + 4 }))
}

/** Milliseconds of one call: the best of all rounds, for a busy machine takes breaks. */
function bestOf(work: () => unknown): number {
  const times = Array.from({ length: rounds }, () => {
    const started = performance.now()
    work()
    return performance.now() - started
  })
  return Math.min(...times)
}

function measure(name: string, sentences: Sentence[]): void {
  const texts = sentences.map(({ text }) => text)
  const reference = bestOf(() => texts.map((text) => text.toLowerCase().split(/[^\p{L}\p{N}']+/u)))
  const preparing = bestOf(() => createTalkIndex(sentences, 'en'))
  const index = createTalkIndex(sentences, 'en')
  const finding = bestOf(() => findPassages(index, question))
  const beside = (time: number): string => `${time.toFixed(1)} ms, ${(time / reference).toFixed(1)} x words`
  console.log(`${name}, ${sentences.length} sentences (words: ${reference.toFixed(1)} ms)`)
  console.log(`  prepared in ${beside(preparing)}`)
  console.log(`  passages in ${beside(finding)}`)
}

measure('63 minutes', hour)
measure('twelve hours', hours(12))
