import type { Random } from '../check/random.ts'
import type { QuestionPair } from './pair-questions.ts'
import type { AskedQuestion, AskedTranscript } from './read-questions.ts'

/** Sentences of a part: some four minutes of speech, and ten. */
export const partSizes = [60, 150]
const unansweredEach = 3
const othersEach = 4
const tries = 40

/**
 * Asks each question of parts of transcripts, as if each part were a video: of the one where most of its
 * answer is, of others of the same talk with none of it, and of parts of other talks. So a short video is
 * asked what another one on the same subject says.
 */
export function pairParts(questions: readonly AskedQuestion[], size: number, random: Random): QuestionPair[] {
  const transcripts = [...new Set(questions.map(({ transcript }) => transcript))]
  const anywhere = ({ sentences }: AskedTranscript): number =>
    random.below(Math.max(1, sentences.length - size))
  return questions.flatMap((question) => {
    const { transcript: own, central, marked } = question
    const firsts = Array.from({ length: tries }, () => anywhere(own))
    const unanswered = firsts.filter((from) => ![...marked].some((at) => at >= from && at < from + size))
    const others = transcripts.filter((transcript) => transcript !== own)
    const foreign = Array.from({ length: Math.min(othersEach, others.length) }, () => random.pick(others))
    const answered = answeredFrom(question, size, random)
    const inside = [...central].filter((at) => at >= answered && at < answered + size)
    const pairOf = (transcript: AskedTranscript, from: number, isOwn: boolean): QuestionPair => {
      return { question, transcript: partOf(transcript, from, size), isOwn }
    }
    return [
      ...(2 * inside.length >= central.size ? [pairOf(own, answered, true)] : []),
      ...[...new Set(unanswered)].slice(0, unansweredEach).map((from) => pairOf(own, from, false)),
      ...foreign.map((transcript) => pairOf(transcript, anywhere(transcript), false)),
    ]
  })
}

/** The place where a part begins that has about the middle sentence of an answer about in its middle. */
function answeredFrom({ transcript, central }: AskedQuestion, size: number, random: Random): number {
  const sorted = [...central].toSorted((a, b) => a - b)
  const middle = sorted[Math.floor(sorted.length / 2)] ?? 0
  const from = middle - Math.floor(size / 2) + random.below(Math.floor(size / 2)) - Math.floor(size / 4)
  return Math.max(0, Math.min(transcript.sentences.length - size, from))
}

/** So many sentences of a transcript from one on, as a transcript under its id. */
function partOf({ id, domain, sentences }: AskedTranscript, from: number, size: number): AskedTranscript {
  const part = sentences.slice(from, from + size).map((sentence, index) => ({ ...sentence, index }))
  return { id, domain, sentences: part }
}
