import type { Insight } from '#contract/evidence.ts'
import { lineWords } from '#languages/en/line-words.ts'
import { copiedWords } from '#product/copied-words.ts'
import { describeIn } from './describe-in.ts'
import { speakersOf } from './line-speakers.ts'
import type { SpokenLine } from './line-speakers.ts'

/** The sentences about lines in files and mails, in English. */
export const { stateName, momentState, findingSentences } = describeIn(lineWords)

/** The state of a line for a copied text: its name, what differs, and what was heard. */
export function stateNote(
  line: Pick<Insight, 'state' | 'quote' | 'findings' | 'corrected'>,
  { text, lines } = copiedWords,
): string {
  const differing = line.state === 'differs' ? line.findings.differences : []
  const pairs = differing.map(({ stated, said }) => (said === '' ? stated : text.differing(stated, said)))
  const state = [text.state(describeIn(lines).stateName(line)), pairs.join('; ')]
  const heard = line.corrected === undefined ? '' : text.corrected(lines.quote(line.corrected.heard))
  return [state.filter((part) => part !== '').join(': '), heard].filter((part) => part !== '').join(', ')
}

/** The same behind the names of those who say its words, where the transcript has them. */
export function lineNote(line: Parameters<typeof stateNote>[0] & SpokenLine, words = copiedWords): string {
  return [speakersOf(line), stateNote(line, words)].filter((part) => part !== '').join(', ')
}
