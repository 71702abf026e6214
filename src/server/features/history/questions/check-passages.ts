import type { CheckState } from '#contract/evidence.ts'
import { checkStatement } from '#evidence/check-statement.ts'
import type { EvidenceIndex } from '#evidence/evidence-index.ts'
import { joinText } from '#product/join-text.ts'
import { coversQuestion } from '#server/domain/retrieval/covers-question.ts'
import { findPassages } from '#server/domain/retrieval/find-passages.ts'
import type { Passage } from '#server/domain/retrieval/find-passages.ts'
import type { PreparedTranscript } from './prepared-transcript.ts'

/** A passage with its words and their second, checked. */
export type CheckedPassage = Passage & { quote: string; second: number | null; state: CheckState }

/** What a transcript says about a question; `said` is `false` where the passages are only the nearest ones. */
export type FoundPassages = { said: boolean; passages: CheckedPassage[] }

/** Finds the passages of a transcript that answer a question, best first, at most ten, and checks each. */
export function checkPassages(transcript: PreparedTranscript, question: string): FoundPassages {
  const { index, evidence, isModelTranscript } = transcript
  const passages = findPassages(index, question)
  return {
    said: coversQuestion(index, question),
    passages: passages.map((passage) => checkPassage(evidence, passage, isModelTranscript)),
  }
}

/** What the check does not find in its place, such as hesitations alone, is given as it stands, as not found. */
function checkPassage(evidence: EvidenceIndex, passage: Passage, isModelTranscript: boolean): CheckedPassage {
  const { sentence } = passage
  const spoken = evidence.sentences.slice(sentence, sentence + passage.sentences)
  const words = joinText(spoken.map(({ text }) => text))
  const spokenHere = { text: words, quote: words, sentence }
  const found = checkStatement(evidence, spokenHere, {
    isModelTranscript,
    isQuoted: true,
  })
  const isFound = spoken.some((_, offset) => found.sentence === sentence + offset)
  return {
    ...passage,
    quote: isFound ? found.quote : words,
    second: spoken[0]?.start ?? null,
    state: isFound && found.state === 'quoted' ? 'quoted' : 'not-found',
  }
}
