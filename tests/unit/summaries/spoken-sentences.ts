import type { Sentence } from '#contract/transcripts.ts'
import { createEvidenceIndex } from '#evidence/evidence-index.ts'
import type { CheckedTranscript } from '#local/check-statements.ts'

const texts = [
  'We choose to go to the Moon in this decade.',
  'It’s hard, and that is why.',
  'Many years ago, George Mallory was asked about Mount Everest.',
]
/** Three sentences that a speaker says, ten seconds apart. */
export const sentences: Sentence[] = texts.map((text, index) => ({
  index,
  start: index * 10,
  end: index * 10 + 9,
  text,
  speaker: null,
  turn: 0,
  fragment: false,
}))
/** The same, ready to be searched for quotes. */
export const index = createEvidenceIndex(sentences, 'en')
/** Captions of YouTube, in English. */
export const spoken: CheckedTranscript = { language: 'en', origin: 'youtube', title: null, channel: null }
