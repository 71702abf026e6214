import type { DraftSentence } from '#core/draft-summary.ts'
import type { Unit } from './read-units.ts'

/** A line of a form in the words of one sentence. */
export function lineOf(unit: Unit): DraftSentence {
  return lineOfSeveral([unit])
}

/** A line of a form in the words of several sentences, each cited; `lead` stands before them. */
export function lineOfSeveral(said: readonly Unit[], lead = ''): DraftSentence {
  return {
    text: lead + said.map(({ text }) => text).join(' '),
    paragraph: 0,
    citations: said.map(({ sentence }) => ({ quote: sentence.text, sentence: sentence.index })),
    isQuoted: true,
  }
}
