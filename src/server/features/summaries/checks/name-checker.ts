import type { Insight } from '#contract/evidence.ts'
import type { LineChecking } from '#contract/summary.ts'
import { checkingModel } from '#evidence/rate-checker.ts'

/** Lines with the model that checked them, for a text that has no place of its own to name it. */
export function nameChecker<Line extends Pick<Insight, 'findings'>>(
  lines: readonly Line[],
  checking: LineChecking | null,
): Line[] {
  const { checker = null, examination = null } = checking ?? {}
  if (checker === null || examination === null) return [...lines]
  const { isWriter, turned } = examination
  const named = { model: checkingModel(checker), isWriter, ...turned }
  return lines.map((line) =>
    line.findings.check === 'not-asked' ? line : { ...line, findings: { ...line.findings, checker: named } },
  )
}
