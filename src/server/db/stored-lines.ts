import type { Findings, Insight } from '#contract/evidence.ts'
import { lineState } from '#evidence/line-state.ts'

/** A line as it is stored: before findings were told apart it had a state of its own, and flags. */
export type StoredLine = Omit<Insight, 'state' | 'findings'> & {
  state: string
  findings?: Findings
  /** Numbers and names that are not said around the quote. */
  flags?: string[]
}

type ReadLine<Line> = Omit<Line, 'state' | 'findings' | 'flags'> & Pick<Insight, 'state' | 'findings'>

/**
 * A stored line as it is shown: its state follows from its findings by the table of today. A line that was
 * stored without findings was compared with nothing and checked by nobody, so it is never more than
 * `words-found`.
 */
export function readStoredLine<Line extends StoredLine>({
  state,
  findings = findingsOf({ state }),
  flags = [],
  ...line
}: Line): ReadLine<Line> {
  const differs = flags.length > 0 && findings.differences.length === 0
  const read: Findings = {
    ...findings,
    check: findings.check === 'waiting' ? 'not-asked' : findings.check,
    ...(differs ? { agreement: 'differs', differences: flags.map(toDifference) } : {}),
  }
  return { ...line, findings: read, state: lineState({ ...read, isQuoted: state === 'quoted' }) }
}

const quotes: Readonly<Record<string, Findings['quote']>> = {
  verified: 'exact',
  quoted: 'exact',
  reworded: 'close',
}

function findingsOf({ state }: Pick<StoredLine, 'state'>): Findings {
  return {
    quote: quotes[state] ?? 'absent',
    agreement: 'unclear',
    differences: [],
    check: 'not-asked',
    deciding: '',
  }
}

function toDifference(flag: string): Findings['differences'][number] {
  return { kind: /\p{N}/u.test(flag) ? 'number' : 'name', stated: flag, said: '' }
}
