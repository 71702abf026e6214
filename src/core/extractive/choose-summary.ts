import { limitSpread, unlimited } from './limit-spread.ts'
import type { SpreadLimit } from './limit-spread.ts'
import { readsAlone } from './read-units.ts'
import type { Unit, Standing } from './read-units.ts'
import { readabilityPower } from './readability.ts'
import { cosine, rankByCoverage } from './weigh-salience.ts'
import type { Candidate } from './weigh-salience.ts'

/** Words that a sentence may have more than are left of the budget. */
const slack = 3
/** Fewer words than this are not worth another sentence. */
const minLeft = 6
/** Worse sentences are taken in when the better ones fill less than this share of the budget. */
const thinShare = 0.5
/** A transcript of fewer sentences shows its beginning. */
const minSentences = 8

const summaryWords = { min: 90, perMinute: 1.5, max: 180 }
/** A summary of a very short transcript has at most this share of its words, or this many words. */
const shortTranscript = { share: 0.4, words: 30 }
/** A transcript of fewer words is shown whole. */
const minWordsToChoose = 60

/** The most words of a summary: 90 to 180 by the video's length, fewer when little is said in it. */
export function summaryBudget(words: number, minutes: number): number {
  if (words < minWordsToChoose) return words
  const wanted = Math.round(summaryWords.min + summaryWords.perMinute * minutes)
  const bearable = Math.max(shortTranscript.words, Math.round(shortTranscript.share * words))
  return Math.min(wanted, summaryWords.max, bearable)
}

function lead(units: readonly Unit[], budget: number): Unit[] {
  const chosen: Unit[] = []
  let left = budget
  for (const unit of units) {
    if (chosen.length > 0 && unit.length > left + slack) break
    chosen.push(unit)
    left -= unit.length
  }
  return chosen
}

/** The classes of sentences that may be chosen; the better ones alone while they fill the budget. */
const tiers: readonly (readonly Standing[])[] = [
  ['alone'],
  ['alone', 'leaning'],
  ['alone', 'leaning', 'broken'],
]

/**
 * Chooses the sentences of a summary of about `budget` words, in the order they are spoken. Empty only when
 * no sentence holds a word.
 */
export function chooseSummary(candidates: readonly Candidate[], budget: number): Unit[] {
  const said = candidates.filter(({ unit }) => unit.length > 0)
  if (countWords(said.map(({ unit }) => unit)) <= budget) return said.map(({ unit }) => unit)
  if (said.length >= minSentences) {
    for (const standings of tiers) {
      const chosen = fill(
        said.filter(({ unit }) => standings.includes(unit.standing)),
        budget,
        limitSpread(said, { size: budget, sizeOf: ({ unit }) => unit.length, lastMayExceed: true }),
      )
      if (countWords(chosen) >= thinShare * budget) {
        return chosen.toSorted((a, b) => a.sentence.index - b.sentence.index)
      }
    }
  }
  return lead(
    said.map(({ unit }) => unit),
    budget,
  )
}

function countWords(units: readonly Unit[]): number {
  return units.reduce((sum, unit) => sum + unit.length, 0)
}

function fill(candidates: readonly Candidate[], budget: number, spread: SpreadLimit): Unit[] {
  const chosen: Unit[] = []
  let left = budget
  const fits = (candidate: Candidate): boolean =>
    candidate.unit.length <= left + slack && spread.hasRoom(candidate)
  for (const candidate of rankByCoverage(candidates, fits)) {
    const { unit } = candidate
    chosen.push(unit)
    spread.add(candidate)
    left -= unit.length
    if (left < minLeft) break
  }
  return chosen
}

const counts = { min: 4, max: 10, base: 3, minutesEach: 10 }

/** Two sentences that are more alike than this say the same. */
const nearDuplicate = 0.5

/** A line is an insight where it makes sense alone as likely as not; others fill up to the fewest. */
const minReadability = 0.5 ** readabilityPower
const fewest = 2

/** The number of insights for a video of that many minutes. */
export function insightCount(minutes: number): number {
  return Math.min(counts.max, Math.max(counts.min, Math.round(counts.base + minutes / counts.minutesEach)))
}

/**
 * Chooses up to `count` sentences in the order they are spoken, each different from the others; together with
 * the summary not too many of one part of the video, and those sooner that read alone, and none of what
 * `hosts` say. Those of the summary come in only where there are too few others.
 */
export function chooseInsights(
  known: readonly Candidate[],
  summary: readonly Unit[],
  count: number,
  hosts: ReadonlySet<string> = new Set(),
): Unit[] {
  const candidates = byReadability(known)
  const shown = new Set(summary)
  const heard = candidates.filter(({ unit }) => !isSaidBy(hosts, unit))
  const inSummary = heard.filter(({ unit }) => shown.has(unit) && isWhole(unit))
  const others = heard.filter(({ unit }) => unit.standing === 'alone')
  const plain = others.filter(({ unit }) => !unit.leans)
  const likely = others.filter(({ unit }) => readsAlone(unit) && unit.readability >= minReadability)
  const whole = others.filter(({ unit }) => readsAlone(unit))
  const spread = limitSpread(candidates, {
    size: summary.length + count,
    sizeOf: () => 1,
    lastMayExceed: false,
  })
  for (const candidate of candidates) if (shown.has(candidate.unit)) spread.add(candidate)
  const pools = [
    { pool: likely, wanted: count },
    ...[whole, plain, others].map((pool) => ({ pool, wanted: Math.min(count, fewest) })),
  ]
  const fresh: Candidate[] = []
  for (const { pool, wanted } of pools) {
    const room = Math.max(0, wanted - fresh.length)
    fresh.push(...different(pool, [...inSummary, ...fresh], { count: room, spread }))
  }
  const missing = Math.max(0, fewest - fresh.length)
  const repeated = different(inSummary, fresh, { count: missing, spread: unlimited })
  const chosen = [...fresh, ...repeated].map(({ unit }) => unit)
  return chosen.toSorted((a, b) => a.sentence.index - b.sentence.index)
}

/** Candidates that weigh less the harder they are to read alone. */
export function byReadability(candidates: readonly Candidate[]): Candidate[] {
  return candidates.map((each) => ({ ...each, salience: each.salience * each.unit.readability }))
}

/** One of these speakers says a sentence. */
export function isSaidBy(speakers: ReadonlySet<string>, { sentence: { speaker } }: Unit): boolean {
  return speaker !== null && speakers.has(speaker)
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
