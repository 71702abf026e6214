import type { Sentence } from '#contract/transcripts.ts'
import type { EngineInput } from '#core/draft-summary.ts'

const people = [
  'the engineer',
  'a botanist',
  'her sister',
  'the captain',
  'one student',
  'the mayor',
  'a nurse',
]
const deeds = [
  'measured',
  'painted',
  'carried',
  'described',
  'repaired',
  'counted',
  'bought',
  'sketched',
  'lifted',
]
const things = [
  'copper valves',
  'wooden boats',
  'old maps',
  'glass lenses',
  'silver coins',
  'paper lanterns',
  'clay jars',
]
const positions = [
  'near the harbour',
  'behind the school',
  'under the bridge',
  'at the market',
  'in the valley',
]
const reasons = [
  'before the storm came',
  'since nobody else would',
  'while the others slept',
  'after the long winter',
]

const secondsEach = 6

/**
 * A transcript of so many minutes, ten sentences in each, no two of them alike; `facts` stand at their share
 * of the way.
 */
export function makeTranscript(minutes: number, facts: ReadonlyMap<number, string> = new Map()): EngineInput {
  const count = Math.round((minutes * 60) / secondsEach)
  const texts = Array.from({ length: count }, (_, at) => sentenceAt(at))
  for (const [share, fact] of facts) texts[Math.min(count - 1, Math.floor(share * count))] = fact
  return inputOf(texts)
}

/** A transcript of twenty minutes in which a speaker says this, as sentence 30. */
export function transcriptSaying(text: string): EngineInput {
  const transcript = makeTranscript(20)
  return {
    ...transcript,
    sentences: transcript.sentences.map((each) => (each.index === 30 ? { ...each, text } : each)),
  }
}

/** The input of an engine for these sentences, six seconds each. */
export function inputOf(texts: readonly string[], changes: Partial<EngineInput> = {}): EngineInput {
  return {
    title: 'A talk about many things',
    channel: 'Talks',
    language: 'en',
    durationSeconds: texts.length * secondsEach,
    sentences: texts.map(sentenceOf),
    chapters: [],
    style: 'standard',
    outputLanguage: 'en',
    ...changes,
  }
}

function sentenceOf(text: string, index: number): Sentence {
  const start = index * secondsEach
  return { index, start, end: start + secondsEach, text, speaker: null, turn: 0, fragment: false }
}

function sentenceAt(at: number): string {
  const pick = (from: readonly string[], step: number): string =>
    from[Math.floor(at / step) % from.length] ?? ''
  const number = 1000 + at
  return `On day ${number} ${pick(people, 1)} ${pick(deeds, 2)} ${number * 3} ${pick(things, 3)} ${pick(positions, 5)} ${pick(reasons, 7)}.`
}
