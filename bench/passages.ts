import type { Sentence } from '#contract/transcripts.ts'
import { findPassages } from '#core/retrieval/find-passages.ts'
import { createTranscriptIndex } from '#core/retrieval/transcript-index.ts'
import { bestOf } from './best-of.ts'
import { transcriptSentences, transcriptTimes } from './example-transcript.ts'
import { report } from './table.ts'

/**
 * The time it takes to prepare a transcript for questions and to find the passages that answer one, for the
 * 63-minute example talk and for twelve hours of it, as a ratio to splitting the same text into lower-case
 * words.
 */
const rounds = 25
const question = 'What does the speaker say about moderation and who decides?'

function measure(name: string, sentences: Sentence[]): void {
  const texts = sentences.map(({ text }) => text)
  const reference = bestOf(rounds, () => texts.map((text) => text.toLowerCase().split(/[^\p{L}\p{N}']+/u)))
  const preparing = bestOf(rounds, () => createTranscriptIndex(sentences, 'en'))
  const index = createTranscriptIndex(sentences, 'en')
  const finding = bestOf(rounds, () => findPassages(index, question))
  for (const [what, time] of [
    ['preparing for questions', preparing],
    ['passages of a question', finding],
  ] as const) {
    report({
      what: `${what}, ${name}, ${sentences.length} sentences`,
      measured: `${time.toFixed(1)} ms`,
      beside: `splitting into words ${reference.toFixed(1)} ms`,
      ratio: time / reference,
    })
  }
}

measure('63 minutes', transcriptSentences)
measure('twelve hours', transcriptTimes(12))
