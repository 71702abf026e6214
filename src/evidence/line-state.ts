import type { CheckState, Findings, Insight } from '#contract/evidence.ts'

/** The facts that decide a line's state: its findings, and whether it is the speaker's sentence. */
export type Deciding = Pick<Findings, 'quote' | 'agreement' | 'check' | 'worth'> & { isQuoted: boolean }

type Row = { [Finding in keyof Deciding]?: readonly Deciding[Finding][] } & { state: CheckState }

const counted = ['alone', 'with-code'] as const

/**
 * The first row that holds decides. A finding that a row does not name may be anything. A checker's word
 * counts by what it is worth (`rate-checker.ts`): code that cannot tell is outweighed by a strong one alone.
 */
const table: readonly Row[] = [
  { quote: ['absent'], state: 'not-found' },
  { isQuoted: [true], state: 'quoted' },
  { agreement: ['differs'], check: ['follows'], worth: ['alone'], state: 'words-found' },
  { agreement: ['differs'], state: 'differs' },
  { check: ['waiting'], state: 'checking' },
  // A no of before checkers were examined still warns; a yes of then proves nothing.
  { check: ['differs'], worth: [...counted, undefined], state: 'differs' },
  { check: ['follows'], worth: ['alone'], state: 'verified' },
  { agreement: ['agrees'], check: ['follows'], worth: counted, state: 'verified' },
  { state: 'words-found' },
]

/**
 * The state that is shown of a line. `verified` needs a quote that stands, nothing that code has against the
 * line, and a checker that was examined and says that it follows.
 */
export function lineState(line: Deciding): CheckState {
  return table.find((row) => holds(row, line))?.state ?? 'words-found'
}

/** A reader must be warned of a line without its evidence: it differs, or its words were not found. */
export function isFlagged(state: CheckState): boolean {
  return state === 'differs' || state === 'not-found'
}

/** The words of a line were found and nothing is known to be wrong; not before it is checked. */
export function isFound(state: CheckState): boolean {
  return !isFlagged(state) && state !== 'checking'
}

function holds({ quote, agreement, check, worth, isQuoted }: Row, line: Deciding): boolean {
  return (
    (quote?.includes(line.quote) ?? true) &&
    (agreement?.includes(line.agreement) ?? true) &&
    (check?.includes(line.check) ?? true) &&
    (worth?.includes(line.worth) ?? true) &&
    (isQuoted?.includes(line.isQuoted) ?? true)
  )
}

/** A line with a checker's verdict; the state follows. A line in the speaker's words stays quoted. */
export function withCheck<Line extends Pick<Insight, 'state' | 'findings'>>(
  line: Line,
  check: Findings['check'],
  { deciding = '', worth }: Partial<Pick<Findings, 'deciding' | 'worth'>> = {},
): Line {
  const findings = { ...line.findings, check, deciding, ...(worth === undefined ? {} : { worth }) }
  return { ...line, findings, state: lineState({ ...findings, isQuoted: line.state === 'quoted' }) }
}
