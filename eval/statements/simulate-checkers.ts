import { callTrials, passesTrials, worthOf } from '#evidence/rate-checker.ts'
import type { TrialCounts } from '#evidence/rate-checker.ts'
import { countResults } from '#server/ports/summary-engine.ts'
import { seededChance } from '../check/random.ts'
import type { DoubtedClaim } from './judge-statements.ts'
import { balancedAccuracy } from './score-statements.ts'

const rounds = 100

/** A simulated checker: the share of false statements that it catches, and of true ones that it accepts. */
type Simulated = { name: string; catches: number; accepts: number }

/** The checkers beside which claims with people's labels are judged. */
export const simulatedCheckers: readonly Simulated[] = [
  { name: '80 %', catches: 0.8, accepts: 0.95 },
  { name: '95 %', catches: 0.95, accepts: 0.95 },
  { name: 'as a strong one was recorded, 99.6 and 96 %', catches: 0.996, accepts: 0.96 },
]

/**
 * The balanced accuracy, in percent, of the code beside a simulated checker, whose word counts by its trial
 * lines as in the product: those of the answer about each document, and a hundred before it unless that is
 * its `first`.
 */
export function balanceWithChecker(
  claims: readonly DoubtedClaim[],
  odds: readonly number[],
  { catches, accepts, first = false }: Simulated & { first?: boolean },
): number {
  const random = seededChance(7)
  const draw = (turned: number, unchanged: number) =>
    countResults({
      turned: Array.from({ length: turned }, () => random() < catches),
      unchanged: Array.from({ length: unchanged }, () => random() < accepts),
    })
  const judgements = Array.from({ length: rounds }, () => {
    const counted = new Map<string, { counts: TrialCounts; hasPassed: boolean | null }>()
    return claims.map(({ claim }, at) => {
      const call = draw(callTrials.turned.asked, callTrials.unchanged.asked)
      const examined = counted.get(claim.doc) ?? {
        counts: first ? call : draw(100, 100),
        hasPassed: passesTrials(call),
      }
      counted.set(claim.doc, examined)
      const differs = claim.label ? random() >= accepts : random() < catches
      const worth = worthOf(examined.counts, examined.hasPassed, differs ? 'differs' : 'follows')
      const isFlagged = (odds[at] ?? 0) > 0
      return {
        isFalse: !claim.label,
        odds: flag({ isFlagged, differs, worth }) ? 1 : -1,
      }
    })
  })
  return balancedAccuracy(judgements.flat())
}

/** The warning of a reader about a line: see `line-state.ts`. */
function flag(line: { isFlagged: boolean; differs: boolean; worth: ReturnType<typeof worthOf> }): boolean {
  if (line.worth === 'none') return line.isFlagged
  return line.differs || (line.isFlagged && line.worth !== 'alone')
}
