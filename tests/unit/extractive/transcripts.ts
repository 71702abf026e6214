import type { Sentence } from '#contract/transcripts.ts'
import type { EngineInput } from '#core/draft-summary.ts'
import { splitSentences } from '#core/text/split-sentences.ts'
import { transcriptCues } from '#tests/setup/caption-files.ts'

const secondsEach = 5

/** Sentences as given, one after the other, five seconds each. */
export function sentencesOf(texts: readonly string[], overrides: Partial<Sentence> = {}): Sentence[] {
  return texts.map((text, index) => ({
    index,
    start: index * secondsEach,
    end: (index + 1) * secondsEach,
    text,
    speaker: null,
    turn: 0,
    fragment: false,
    ...overrides,
  }))
}

/** The input of an engine for a video with these sentences. */
export function inputOf(sentences: Sentence[], overrides: Partial<EngineInput> = {}): EngineInput {
  return {
    title: null,
    channel: null,
    language: 'en',
    durationSeconds: null,
    sentences,
    chapters: [],
    style: 'standard',
    outputLanguage: 'en',
    ...overrides,
  }
}

/** The sentences of the example talk of an hour. */
export const transcriptSentences = splitSentences([...transcriptCues], 'en')

/** Eight plain statements about one thing, so that a summary has what to choose from. */
export const statements = [
  'Solar panels turn the light of the sun into electric current for the house.',
  'A battery in the cellar stores the current of the solar panels for the night.',
  'The price of solar panels has fallen by ninety percent within ten years.',
  'Clouds reduce the current of the panels to a quarter of its usual strength.',
  'The battery loses a tenth of its capacity in every five years of use.',
  'Most houses sell the surplus current to the grid at a modest price.',
  'The grid pays a lower price for current at noon than in the evening.',
  'Old batteries are taken back by the maker and used again in the grid.',
]
