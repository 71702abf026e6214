import { markdownTable } from '../../bench/markdown-table.ts'
import type { CallOutcome } from './mutated-calls.ts'
import type { TimedExpression } from './regular-expressions.ts'

const shownExpressions = 15
const shownSource = 60

/** The outcome of the mutations of each call. */
export function callTable(byCall: ReadonlyMap<string, CallOutcome>): string {
  const rows = [...byCall].toSorted(([one], [other]) => one.localeCompare(other))
  return markdownTable(
    ['call', 'requests', '5xx', 'stack traces', 'slowest in ms'],
    rows.map(([key, { requests, failed, stacks, slowestMs }]) => [
      key,
      requests,
      failed,
      stacks,
      slowestMs.toFixed(0),
    ]),
  )
}

/** The slowest regular expressions. */
export function expressionTable(timed: readonly TimedExpression[]): string {
  const slowest = timed.toSorted((one, other) => other.ms - one.ms).slice(0, shownExpressions)
  return markdownTable(
    ['regular expression', 'file', 'characters', 'ms'],
    slowest.map(({ source, file, characters, ms }) => [
      // A bar would end the cell.
      source.slice(0, shownSource).replaceAll('|', '\\|'),
      file,
      characters,
      ms.toFixed(1),
    ]),
  )
}
