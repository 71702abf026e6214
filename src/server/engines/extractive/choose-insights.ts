import { limitSpread, unlimited } from './limit-spread.ts'
import type { SpreadLimit } from './limit-spread.ts'
import { rankByCoverage, cosine } from './rank-by-coverage.ts'
import type { Candidate } from './rank-by-coverage.ts'
import type { Unit } from './read-units.ts'

const counts = { min: 4, max: 10, base: 3, minutesEach: 10 }

/** Two sentences that are more alike than this say the same. */
const nearDuplicate = 0.5

/** How many insights a video of that many minutes gets. */
export function insightCount(minutes: number): number {
  return Math.min(counts.max, Math.max(counts.min, Math.round(counts.base + minutes / counts.minutesEach)))
}

/** Only sentences without a word to guess are taken when there are this many for each insight; those that lean on others for the fewest only. */
const clearEach = 3

/**
 * Chooses up to `count` sentences in the order they are spoken, each different from the others; together with the summary not too many
 * of one part of the video. Those of the summary come in only where there are too few others.
 */
export function chooseInsights(
  candidates: readonly Candidate[],
  summary: readonly Unit[],
  count: number,
): Unit[] {
  const shown = new Set(summary)
  const inSummary = candidates.filter(({ unit }) => shown.has(unit) && isWhole(unit))
  const others = candidates.filter(({ unit }) => unit.standing === 'alone')
  const plain = others.filter(({ unit }) => !unit.leans)
  const clear = plain.filter(({ unit }) => unit.clarity === 1)
  const spread = limitSpread(candidates, {
    size: summary.length + count,
    sizeOf: () => 1,
    lastMayExceed: false,
  })
  for (const candidate of candidates) if (shown.has(candidate.unit)) spread.add(candidate)
  const pools = [
    { pool: clear.length >= clearEach * count ? clear : [], wanted: count },
    { pool: plain, wanted: count },
    { pool: others, wanted: Math.min(count, counts.min) },
  ]
  const fresh: Candidate[] = []
  for (const { pool, wanted } of pools) {
    const room = Math.max(0, wanted - fresh.length)
    fresh.push(...different(pool, [...inSummary, ...fresh], { count: room, spread }))
  }
  const missing = Math.max(0, counts.min - fresh.length)
  const repeated = different(inSummary, fresh, { count: missing, spread: unlimited })
  const chosen = [...fresh, ...repeated].map(({ unit }) => unit)
  return chosen.toSorted((a, b) => a.sentence.index - b.sentence.index)
}

function isWhole({ standing }: Unit): boolean {
  return standing === 'alone' || standing === 'leaning'
}

/** Up to `count` candidates that differ from each other and from those in `apart`. */
function different(
  candidates: readonly Candidate[],
  apart: readonly Candidate[],
  { count, spread }: { count: number; spread: SpreadLimit },
): Candidate[] {
  const chosen: Candidate[] = []
  const differs = (one: Candidate): boolean =>
    spread.hasRoom(one) &&
    [...apart, ...chosen].every((other) => cosine(one.vector, other.vector) <= nearDuplicate)
  for (const candidate of rankByCoverage(candidates, differs).take(count)) {
    chosen.push(candidate)
    spread.add(candidate)
  }
  return chosen
}
