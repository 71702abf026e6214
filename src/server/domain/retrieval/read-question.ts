import { namedSpeakers } from './named-speakers.ts'
import type { WeightedStems } from './match-terms.ts'
import { framingWords } from './question-kinds.ts'
import type { TranscriptIndex } from './transcript-index.ts'

/** A question to one transcript. */
export type Question = {
  text: string
  /** Stems of the subject, without the words that frame a question and the names of speakers. */
  stems: WeightedStems
  /** Stems of the words that frame it, where the transcript has them. */
  framing: readonly string[]
  /** Labels of the speakers whom it names. */
  speakers: ReadonlySet<string>
}

/** What a framing word counts beside the subject. */
const framingShare = 0.25

/** Reads a question: its subject and whom it names. A question of framing words alone keeps them as its subject. */
export function readQuestion(index: TranscriptIndex, text: string): Question {
  const speakers = namedSpeakers(text, index.sentences)
  const stemsOf = (words: string): string[] => index.readTerms(words).map(({ stem }) => stem)
  const framingStems = new Set(stemsOf(framingWords.join(' ')))
  const names = new Set([...speakers].flatMap(stemsOf))
  const asked = [...new Set(stemsOf(text))]
  const subject = asked.filter((stem) => !framingStems.has(stem) && !names.has(stem))
  if (subject.length === 0) return { text, stems: weighed(asked, 1), framing: [], speakers }
  const framing = asked.filter(
    (stem) => framingStems.has(stem) && !names.has(stem) && index.postings.has(stem),
  )
  return { text, stems: weighed(subject, 1), framing, speakers }
}

/**
 * The question as sentences are ranked for it: "point" and "group" frame a question about a meeting, and are what one about a
 * drawing is asked for.
 */
export function withFraming(question: Question): Question {
  return { ...question, stems: new Map([...question.stems, ...weighed(question.framing, framingShare)]) }
}

function weighed(stems: readonly string[], weight: number): WeightedStems {
  return new Map(stems.map((stem) => [stem, weight]))
}
