import type { Unit } from './read-units.ts'

/** The words on each side of a gap that are compared. */
const blockWords = { share: 1 / 24, min: 120, max: 320 }

type Block = { counts: Map<string, number>; square: number; words: number }

function emptyBlock(): Block {
  return { counts: new Map(), square: 0, words: 0 }
}

/** Stems of more than one sentence with their rarity. */
function weighStems(units: readonly Unit[]): Map<string, number> {
  const holders = new Map<string, number>()
  for (const unit of units) {
    for (const stem of new Set(unit.terms.map((term) => term.stem))) {
      holders.set(stem, (holders.get(stem) ?? 0) + 1)
    }
  }
  const shared = [...holders].filter(([, count]) => count > 1)
  return new Map(shared.map(([stem, count]) => [stem, Math.log(1 + units.length / count)]))
}

/**
 * How alike the speech before and after each gap is, from 0 to 1; entry `g` is the gap before unit `g`. Two blocks
 * slide over the transcript and only what enters and leaves them is counted, so the work grows with its length.
 */
export function likenessAtGaps(units: readonly Unit[]): number[] {
  const weights = weighStems(units)
  const total = units.reduce((sum, unit) => sum + unit.length, 0)
  const size = Math.min(blockWords.max, Math.max(blockWords.min, total * blockWords.share))
  const before = emptyBlock()
  const after = emptyBlock()
  let product = 0

  function move(unit: Unit | undefined, change: 1 | -1, into: Block): void {
    if (unit === undefined) return
    const other = into === before ? after : before
    into.words += change * unit.length
    for (const { stem } of unit.terms) {
      const weight = weights.get(stem)
      if (weight === undefined) continue
      const count = into.counts.get(stem) ?? 0
      into.counts.set(stem, count + change)
      into.square += weight * weight * (1 + 2 * change * count)
      product += change * weight * weight * (other.counts.get(stem) ?? 0)
    }
  }

  let first = 0
  let end = 0
  return units.map((_, gap) => {
    while (end < units.length && after.words < size) move(units[end++], 1, after)
    const likeness = product <= 0 ? 0 : product / Math.sqrt(before.square * after.square)
    move(units[gap], -1, after)
    move(units[gap], 1, before)
    while (before.words - (units[first]?.length ?? 0) >= size) move(units[first++], -1, before)
    return likeness
  })
}
