import type { CheckState } from '#contract/evidence.ts'
import type { Sentence, StoredOrigin } from '#contract/transcripts.ts'
import { coversQuestion, minSaidShare, shareSaid } from '#core/retrieval/covers-question.ts'
import { findPassages } from '#core/retrieval/find-passages.ts'
import type { Passage } from '#core/retrieval/find-passages.ts'
import { readQuestion } from '#core/retrieval/read-question.ts'
import { createTranscriptIndex } from '#core/retrieval/transcript-index.ts'
import type { TranscriptIndex } from '#core/retrieval/transcript-index.ts'
import { checkStatement } from '#evidence/check-statement.ts'
import { speakerOf } from '#evidence/check-statement.ts'
import { createEvidenceIndex } from '#evidence/evidence-index.ts'
import type { EvidenceIndex } from '#evidence/evidence-index.ts'
import { joinText } from '#product/join-text.ts'

/** A passage with its words and their second, checked. */
type CheckedPassage = Omit<Passage, 'fits'> & {
  quote: string
  second: number | null
  speaker?: string
  state: CheckState
}

/**
 * The passages of a transcript for a question, those that fit, or where `said` is `false` the nearest few;
 * none where nothing of it is said. `nearest` are the best ten in any case, for a model to read.
 */
export type FoundPassages = {
  said: boolean
  /** The question has words enough of the transcript to be in its language. */
  sharesWords: boolean
  /** It was asked in another script than the transcript has, and read by the sounds of its words. */
  isHeard: boolean
  passages: CheckedPassage[]
  nearest: Passage[]
}

const sharedWords = 0.5

const maxNear = 3

/** Finds the passages of a transcript that answer a question, best first, at most ten, and checks each. */
export function checkPassages(transcript: PreparedTranscript, question: string): FoundPassages {
  const { index, evidence, isModelTranscript } = transcript
  const asked = readQuestion(index, question)
  const nearest = findPassages(index, asked)
  const fitting = nearest.filter(({ fits }) => fits)
  const said = fitting.length > 0 && coversQuestion(index, asked)
  const share = shareSaid(index, asked)
  const near = share >= minSaidShare ? fitting.slice(0, maxNear) : []
  const isHeard = asked.text !== question
  return {
    said,
    sharesWords: share >= sharedWords && !isHeard,
    isHeard,
    passages: (said ? fitting : near).map((passage) => checkPassage(evidence, passage, isModelTranscript)),
    nearest,
  }
}

/**
 * The passage after its check. One that the check does not find, such as hesitations alone, is given
 * unchanged, as not found.
 */
function checkPassage(evidence: EvidenceIndex, passage: Passage, isModelTranscript: boolean): CheckedPassage {
  const { sentence, sentences, score } = passage
  const spoken = evidence.sentences.slice(sentence, sentence + sentences)
  const words = joinText(spoken.map(({ text }) => text))
  const spokenHere = { text: words, quote: words, sentence }
  const found = checkStatement(evidence, spokenHere, {
    isModelTranscript,
    isQuoted: true,
  })
  const isFound = spoken.some((_, offset) => found.sentence === sentence + offset)
  return {
    sentence,
    sentences,
    score,
    quote: isFound ? found.quote : words,
    second: spoken[0]?.start ?? null,
    ...speakerOf(spoken),
    state: isFound && found.state === 'quoted' ? 'quoted' : 'not-found',
  }
}

/** The text of a transcript; its language is a BCP 47 tag. */
type TranscriptText = { sentences: Sentence[]; language: string; origin: StoredOrigin }

/** A transcript that is ready for any number of questions. */
export type PreparedTranscript = {
  index: TranscriptIndex
  evidence: EvidenceIndex
  isModelTranscript: boolean
  /** About what it takes in memory. */
  bytes: number
}

/** The most measured of 39,000 sentences of 2 to 40 words, for a sentence and a character. */
const bytesPerSentence = 810
const bytesPerCharacter = 4

/** Makes the indexes of a transcript, which is most of the work of its first question. */
export function prepareTranscript({ sentences, language, origin }: TranscriptText): PreparedTranscript {
  const characters = sentences.reduce((sum, { text }) => sum + text.length, 0)
  return {
    index: createTranscriptIndex(sentences, language),
    evidence: createEvidenceIndex(sentences, language),
    isModelTranscript: origin === 'model',
    bytes: sentences.length * bytesPerSentence + characters * bytesPerCharacter + 1,
  }
}
