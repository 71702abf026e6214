import { namedSpeakers } from './named-speakers.ts'
import type { WeightedStems } from './match-terms.ts'
import { framingWords } from './question-kinds.ts'
import type { TalkIndex } from './talk-index.ts'

/** A question to one transcript. */
export type Question = {
  text: string
  /** Stems of the subject, without the words that frame a question and the names of speakers. */
  stems: WeightedStems
  /** Labels of the speakers whom it names. */
  speakers: ReadonlySet<string>
}

/** Reads a question: its subject and whom it names. A question of framing words alone keeps them as its subject. */
export function readQuestion(index: TalkIndex, text: string): Question {
  const speakers = namedSpeakers(text, index.sentences)
  const stemsOf = (words: string): string[] => index.readTerms(words).map(({ stem }) => stem)
  const besides = new Set([...stemsOf(framingWords.join(' ')), ...[...speakers].flatMap(stemsOf)])
  const asked = new Set(stemsOf(text))
  const subject = [...asked].filter((stem) => !besides.has(stem))
  const stems = subject.length > 0 ? subject : [...asked]
  return { text, stems: new Map(stems.map((stem) => [stem, 1])), speakers }
}
