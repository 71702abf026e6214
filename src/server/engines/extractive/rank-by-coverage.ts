import type { WeightedConcepts } from './concepts.ts'
import type { Unit } from './read-units.ts'
import { cosine } from './similarity.ts'
import type { Vector } from './similarity.ts'

/** A sentence that may be shown. */
export type Candidate = { unit: Unit; concepts: WeightedConcepts; vector: Vector }

/** What a concept still adds when it is named the first time, the second time; later it adds nothing. */
const worthByTime = [1, 0.25]

/** Above 0, so that long sentences earn their room; below 1, so that the densest scrap does not win. */
const lengthPower = 0.55

/** How dearly a sentence pays for words that the reader has to guess. */
const clarityPower = 2

/** How much of its score a sentence loses that says the same as a chosen one. */
const repeatCost = 0.3

/** What a sentence keeps of its score so near to a chosen one, as a share of all sentences: the rest was said too. */
const neighbourhood = 0.04
const neighbourKeeps = 0.6

function gainOf(concepts: WeightedConcepts, covered: ReadonlyMap<string, number>): number {
  const here = new Map<string, number>()
  let gain = 0
  for (const { concept, weight } of concepts) {
    const times = (covered.get(concept) ?? 0) + (here.get(concept) ?? 0)
    here.set(concept, (here.get(concept) ?? 0) + 1)
    gain += weight * (worthByTime[times] ?? 0)
  }
  return gain
}

/**
 * Gives candidates one by one, each the one that adds most to what was given before, for its length. `fits` is asked
 * before each choice; the ranking ends when nothing that fits adds anything.
 */
export function* rankByCoverage(
  candidates: readonly Candidate[],
  fits: (candidate: Candidate) => boolean,
): Generator<Candidate> {
  const covered = new Map<string, number>()
  const likeness = new Map<Candidate, number>()
  const left = new Set(candidates)
  const chosen: number[] = []
  const near =
    neighbourhood *
    ((candidates.at(-1)?.unit.sentence.index ?? 0) - (candidates[0]?.unit.sentence.index ?? 0))

  function score(candidate: Candidate): number {
    const { length, clarity, sentence } = candidate.unit
    const fresh = 1 - repeatCost * (likeness.get(candidate) ?? 0)
    const spread = chosen.some((index) => Math.abs(index - sentence.index) < near) ? neighbourKeeps : 1
    return (
      (gainOf(candidate.concepts, covered) / length ** lengthPower) * fresh * spread * clarity ** clarityPower
    )
  }

  for (;;) {
    let best: Candidate | null = null
    let bestScore = 0
    for (const candidate of left) {
      if (!fits(candidate)) continue
      const found = score(candidate)
      if (found > bestScore) [best, bestScore] = [candidate, found]
    }
    if (best === null) return
    left.delete(best)
    chosen.push(best.unit.sentence.index)
    for (const { concept } of best.concepts) covered.set(concept, (covered.get(concept) ?? 0) + 1)
    for (const candidate of left) {
      const similar = cosine(candidate.vector, best.vector)
      if (similar > (likeness.get(candidate) ?? 0)) likeness.set(candidate, similar)
    }
    yield best
  }
}
