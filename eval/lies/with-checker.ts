import type { JudgedClaim } from './measure-lies.ts'

/** Shares of lies, in percent, that would be shown as Verified with a checker that misses some of them. */
export type VerifiedLies = {
  /** Every lie is missed as often as any other. */
  alike: number
  /**
   * A kind of lie is missed the oftener, the more of it the code lets pass: what is hard for one is hard for
   * the other.
   */
  byKind: number
  /** The misses are what the code lets pass, as far as there is so much of it. */
  worst: number
}

/**
 * The number of lies would be Verified if a checker found the share `recall` of all lies, by how its misses
 * are drawn.
 */
export function verifyLies(lies: readonly JudgedClaim[], recall: number): VerifiedLies {
  const passed = lies.filter(agrees).length
  const missed = lies.length * (1 - recall)
  const kinds = [...Map.groupBy(lies, ({ claim }) => claim.kind).values()].map((all) => ({
    all: all.length,
    share: all.filter(agrees).length / all.length,
  }))
  const missedOf = shareOut(kinds, missed)
  const byKind = kinds.reduce((sum, { share }, at) => sum + (missedOf[at] ?? 0) * share, 0)
  const percent = (count: number): number => (100 * count) / Math.max(1, lies.length)
  return {
    alike: percent(passed * (1 - recall)),
    byKind: percent(byKind),
    worst: percent(Math.min(passed, missed)),
  }
}

/**
 * The share of honest lines, in percent, that would be Verified if a checker let the share `pass` of them
 * pass.
 */
export function verifyHonest(honest: readonly JudgedClaim[], pass: number): number {
  return (100 * pass * honest.filter(agrees).length) / Math.max(1, honest.length)
}

type Kind = { all: number; share: number }

/**
 * So many misses over kinds in proportion to what the code lets pass of each, and no more of a kind than
 * there are of it.
 */
function shareOut(kinds: readonly Kind[], missed: number): number[] {
  const worth = kinds.map(({ all, share }) => all * share)
  const given = kinds.map(() => 0)
  let left = missed
  for (const _ of kinds) {
    const open = worth.map((each, at) => ((given[at] ?? 0) < (kinds[at]?.all ?? 0) ? each : 0))
    const total = open.reduce((sum, each) => sum + each, 0)
    if (total === 0 || left <= 0) break
    const each = left / total
    for (const [at, part] of open.entries()) {
      const room = (kinds[at]?.all ?? 0) - (given[at] ?? 0)
      const more = Math.min(room, part * each)
      given[at] = (given[at] ?? 0) + more
      left -= more
    }
  }
  return given
}

function agrees({ state }: JudgedClaim): boolean {
  return state === 'agrees'
}
