import { noPayers } from '#core/writing/language-model.ts'
import type { LineChecker, LineVerdict } from '#server/ports/summary-engine.ts'
import type { DoubtedClaim } from './judge-statements.ts'

/**
 * More than any odds of the code: where a checker has spoken, its word decides, and the code orders the rest.
 */
const decided = 100

/**
 * The log-odds that each claim is false by the code and a checker, who is asked about every statement with
 * its evidence. A claim of which one statement differs is false, one whose statements all follow is true;
 * else the code decides.
 */
export async function oddsWithChecker(
  claims: readonly DoubtedClaim[],
  odds: readonly number[],
  checker: LineChecker,
): Promise<number[]> {
  const verdicts = new Map<string, LineVerdict['finding']>()
  const lines = claims.flatMap(({ claim, said }, at) =>
    claim.statements.map((text, position) => ({ id: idOf(at, position), text, said: said[position] ?? [] })),
  )
  await checker.check(lines, {
    signal: new AbortController().signal,
    payers: noPayers,
    spending: { microUsd: 0 },
    onVerdict: (id, { finding }) => void verdicts.set(id, finding),
  })
  return claims.map(({ claim }, at) => {
    const findings = claim.statements.map((_, position) => verdicts.get(idOf(at, position)))
    const own = odds[at] ?? 0
    if (findings.includes('differs')) return own + decided
    return findings.every((finding) => finding === 'follows') ? own - decided : own
  })
}

function idOf(claim: number, statement: number): string {
  return `${claim}-${statement}`
}
