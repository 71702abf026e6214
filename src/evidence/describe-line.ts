import type { Insight } from '#contract/evidence.ts'
import { lineWords } from '#product/line-words.ts'
import { describeIn } from './describe-in.ts'

/** What files and mails say of lines, in English. */
export const { stateName, momentState, findingSentences } = describeIn(lineWords)

/** The state of a line for a copied text: its name, and what differs. */
export function stateNote(line: Pick<Insight, 'state' | 'quote' | 'findings'>): string {
  const differing = line.state === 'differs' ? line.findings.differences : []
  const pairs = differing.map(({ stated, said }) => (said === '' ? stated : `${stated} / said: ${said}`))
  return [stateName(line).toLowerCase(), pairs.join('; ')].filter((part) => part !== '').join(': ')
}
