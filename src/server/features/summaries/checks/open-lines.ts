import type { Citation, Insight } from '#contract/evidence.ts'
import { withCheck } from '#evidence/line-state.ts'
import type { LineChecks } from '#server/ports/line-checker.ts'

/** A line by its place in a text, such as `sentence-3`. */
export type CheckedLines = ReadonlyMap<string, Line>
/** A line with its findings. */
export type Line = Insight & { more?: readonly Citation[] }

/** The lines as they are shown while a checker is asked: those that it can still decide are waiting. */
export function awaitCheck(lines: CheckedLines, { checker }: Pick<LineChecks, 'checker'>): CheckedLines {
  if (checker === null) return lines
  return new Map([...lines].map(([id, line]) => [id, isOpen(line) ? withCheck(line, 'waiting') : line]))
}

/** Whether a checker's word can still make a difference. */
export function isOpen({ state }: Line): boolean {
  return state === 'words-found'
}
