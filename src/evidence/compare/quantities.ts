import { isAmount } from '../agree.ts'
import { quantifierMembers } from './language-words.ts'
import { hasSense } from './read-clauses.ts'
import type { Mark } from './read-marks.ts'

const { all, most, many, some, few, none, only } = quantifierMembers
/** The pairs of quantities of which a line may not say one where the speaker says the other. */
const conflicts: readonly (readonly [number, number])[] = [
  [all, most],
  [all, many],
  [all, some],
  [all, few],
  [all, none],
  [all, only],
  [most, few],
  [most, none],
  [many, few],
  [many, none],
  [many, only],
  [some, none],
]
/** One of two quantities excludes the other. */
export function isConflict(one: number, other: number | undefined): boolean {
  return conflicts.some(([a, b]) => (a === one && b === other) || (b === one && a === other))
}

/** A word stands right before an amount: `only two` is an opinion of it. */
export function isBeforeAmount(line: readonly Mark[], at: number): boolean {
  const behind = line[at + 1]
  return behind !== undefined && (isAmount(behind.word) || hasSense(behind, 'quantifier'))
}
