import type { Statement } from '#evidence/locate-quote.ts'
import {
  changeNumber,
  clean,
  dropOne,
  insertNegation,
  removeNegation,
  replaceOne,
  shuffle,
} from './damage-words.ts'
import type { Damage } from './damage-words.ts'
import type { Random } from './random.ts'
import { plainWords } from './spoken-transcripts.ts'
import type { SpokenTranscript } from './spoken-transcripts.ts'

/** An answer that a model might hand in, and the sentence where its words were taken from. */
export type Case = { statement: Statement; source: number }

/** Draws one case out of a transcript; `null` when this draw gives none. */
export type Draw = (transcript: SpokenTranscript, other: SpokenTranscript, random: Random) => Case | null

type Span = { words: string[]; sentence: number }

/** With a number and names, which have to be looked for too. */
const statementText = 'Here it is Anna Meyer who speaks of 12 of them.'
const min = 6
const max = 25

function wordsOf(transcript: SpokenTranscript, sentence: number): string[] {
  return (transcript.sentences[sentence]?.text ?? '').split(/\s+/).filter(Boolean)
}

/** Six to 25 words in a row out of one sentence, or out of two or three in a row. */
function drawSpan(transcript: SpokenTranscript, random: Random, length = 1): Span | null {
  const first = random.below(transcript.sentences.length - length + 1)
  const sentences = Array.from({ length }, (_, offset) => wordsOf(transcript, first + offset))
  const words = sentences.flat()
  if (words.length < min + 1 || sentences.some((each) => each.length === 0)) return null
  const opening = sentences[0]?.length ?? 0
  const latest = Math.min(opening - 1, words.length - min)
  const from = length === 1 ? random.below(latest + 1) : Math.max(0, opening - 2 - random.below(8))
  const count = min + random.below(max - min + 1)
  const span = words.slice(from, from + count)
  const real = plainWords(span.join(' ')).trim().split(' ')
  return real.length < min ? null : { words: span, sentence: first }
}

/** As models copy: other case, other apostrophes, some marks gone. */
function copied(words: readonly string[], random: Random): string {
  const text = words.join(' ')
  const ways = [
    text,
    text.toLowerCase(),
    text.replaceAll("'", '’'),
    text.replaceAll(/[.,;?!](?=\s|$)/g, ''),
    `“${text}”`,
    `${text}...`,
  ]
  return random.pick(ways)
}

function toCase({ words, sentence }: Span, named: number, random: Random): Case {
  return {
    statement: { text: statementText, quote: copied(words, random), sentence: named },
    source: sentence,
  }
}

/** Words as they were said, or damaged; damage that gives words which were said after all is no case. */
function drawWith(damage: Damage | null, length = 1): Draw {
  return (transcript, _other, random) => {
    const span = drawSpan(transcript, random, length)
    if (span === null) return null
    const words = damage === null ? span.words : damage(span.words, random)
    if (words === null || words.length < min) return null
    if (damage !== null && damage !== clean && isSaid(transcript, words)) return null
    return toCase({ ...span, words }, span.sentence, random)
  }
}

/** Tells whether the words stand in the transcript in this order. */
function isSaid(transcript: SpokenTranscript, words: readonly string[]): boolean {
  return transcript.plain.includes(plainWords(words.join(' ')))
}

const replaced: Draw = (transcript, other, random) => {
  const words = wordsOf(transcript, random.below(transcript.sentences.length))
  return words.length === 0 ? null : drawWith(replaceOne(words))(transcript, other, random)
}

const foreign: Draw = (transcript, other, random) => {
  const span = drawSpan(other, random)
  if (span === null || isSaid(transcript, span.words)) return null
  return toCase(span, random.below(transcript.sentences.length), random)
}

/** The beginning of one stretch of words and the end of another. */
function splice(
  apart: (transcript: SpokenTranscript, first: Span, other: SpokenTranscript, random: Random) => Span | null,
): Draw {
  return (transcript, other, random) => {
    const first = drawSpan(transcript, random)
    const second = first === null ? null : apart(transcript, first, other, random)
    if (first === null || second === null) return null
    const words = [
      ...first.words.slice(0, Math.ceil(first.words.length / 2)),
      ...second.words.slice(Math.floor(second.words.length / 2)),
    ]
    return isSaid(transcript, words) ? null : toCase({ ...first, words }, first.sentence, random)
  }
}

const farOff = splice((transcript, first, _other, random) => {
  const second = drawSpan(transcript, random)
  return second !== null && Math.abs(second.sentence - first.sentence) > 5 ? second : null
})

const neighbours = splice((transcript, first) => {
  const words = wordsOf(transcript, first.sentence + 1)
  return words.length < min ? null : { words, sentence: first.sentence + 1 }
})

const halfForeign = splice((_transcript, _first, other, random) => drawSpan(other, random))

function misnamed(name: (sentence: number, transcript: SpokenTranscript, random: Random) => number): Draw {
  return (transcript, _other, random) => {
    const span = drawSpan(transcript, random)
    return span && toCase(span, name(span.sentence, transcript, random), random)
  }
}

const inventIds = misnamed((_sentence, transcript, random) =>
  random.pick([-1, transcript.sentences.length, 99_999_999, 0.5, Number.NaN]),
)
const shiftIds = misnamed((sentence, transcript, random) => {
  const shifted = sentence + random.pick([-1, 1]) * (1 + random.below(30))
  return Math.max(0, Math.min(transcript.sentences.length - 1, shifted))
})

/** Every kind of case: what is honest must be found, what is false must not. */
export const kinds: readonly { name: string; honest: boolean | null; draw: Draw }[] = [
  { name: 'word for word', honest: true, draw: drawWith(null) },
  { name: 'word for word, over two sentences', honest: true, draw: drawWith(null, 2) },
  { name: 'word for word, over three sentences', honest: true, draw: drawWith(null, 3) },
  { name: 'hesitations, fillers, repetitions cleaned', honest: true, draw: drawWith(clean) },
  { name: 'word for word, sentence id off by 1 to 30', honest: true, draw: shiftIds },
  { name: 'word for word, sentence id invented', honest: true, draw: inventIds },
  { name: 'one word dropped', honest: null, draw: drawWith(dropOne) },
  { name: 'one word replaced', honest: null, draw: replaced },
  { name: 'from another transcript', honest: false, draw: foreign },
  { name: 'half from another transcript', honest: false, draw: halfForeign },
  { name: 'shuffled', honest: false, draw: drawWith(shuffle) },
  { name: 'number changed', honest: false, draw: drawWith(changeNumber) },
  { name: 'negation inserted', honest: false, draw: drawWith(insertNegation) },
  { name: 'negation removed', honest: false, draw: drawWith(removeNegation) },
  { name: 'halves of two sentences far apart', honest: false, draw: farOff },
  { name: 'halves of two sentences in a row', honest: false, draw: neighbours },
]

/** The way cases of a kind are drawn, by its name. */
export function drawOf(name: string): Draw {
  const kind = kinds.find((each) => each.name === name)
  if (kind === undefined) throw new Error(`There are no cases called ${name}`)
  return kind.draw
}
