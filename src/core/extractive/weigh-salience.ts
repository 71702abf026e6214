import { isQuestion } from '#core/kinds/kind-patterns.ts'
import { hasUnspacedScript, splitWords } from '#core/text/find-words.ts'
import type { Unit } from './read-units.ts'
import type { WeightedConcepts } from './salience/learned-salience.ts'

/** The factors for the means by which a speaker makes a sentence memorable. */
const favours = { refrain: 1, parallel: 0.35, question: 0.2 }

/** The words by which a refrain repeats its opening: two of them mean something, or one of one more. */
const refrain = { words: 4, terms: 2, wordsWithOneTerm: 5, within: 2 }

/** Clauses are alike that begin with the same words. */
const clauseOpening = 2
const maxQuestions = 3
const minSigns = 2

const clauseEnd = /[,;:،、，；：–—]+\s*/u
const joint = /^(?:(?:and|but|or|not|nor)\s+)+/iu

type Said = { unit: Unit; words: readonly string[] }

function sharedOpening(one: readonly string[], other: readonly string[]): number {
  const end = one.findIndex((word, position) => word !== other[position])
  return end === -1 ? one.length : end
}

/** Two sentences begin alike, with words that mean something. */
function isRefrain(one: Said, other: Said): boolean {
  if (one.unit.sentence.turn !== other.unit.sentence.turn) return false
  const length = sharedOpening(one.words, other.words)
  if (length < refrain.words) return false
  const terms = one.unit.terms.filter(({ position }) => position < length).length
  return terms >= refrain.terms || (terms > 0 && length >= refrain.wordsWithOneTerm)
}

/**
 * The clauses of a sentence begin alike, as in `not because it is easy, but because it is hard`. In scripts
 * without blanks two words are too few to know.
 */
function isParallel(text: string): boolean {
  if (hasUnspacedScript(text)) return false
  const openings = text.split(clauseEnd).map((clause) => {
    const words = splitWords(clause.replace(joint, '').toLowerCase())
    return words.length > clauseOpening ? words.slice(0, clauseOpening).join(' ') : ''
  })
  const real = openings.filter((opening) => opening !== '')
  return new Set(real).size < real.length
}

/** The number of consecutive questions of the same speaker right before a sentence or its refrain. */
function questionsBefore(said: readonly Said[], position: number): number {
  const here = said[position]
  if (here === undefined) return 0
  let before = position - 1
  const at = (index: number): Said | undefined => {
    const other = said[index]
    return other?.unit.sentence.turn === here.unit.sentence.turn ? other : undefined
  }
  for (let other = at(before); other !== undefined && isRefrain(here, other); other = at(before)) before -= 1
  const first = before
  while (first - before < maxQuestions && isQuestion(at(before)?.unit.sentence.text ?? '')) before -= 1
  return first - before
}

/**
 * The weight of each sentence, from 1 up, for the means by which its speaker makes it memorable: repeats its
 * opening in the next sentence, builds its clauses alike, asks before and answers with it. One of them alone
 * happens by chance.
 */
export function weighSalience(units: readonly Unit[]): number[] {
  const said = units.map((unit): Said => ({ unit, words: unit.words.map((word) => word.toLowerCase()) }))
  return said.map((here, position) => {
    const near = said.slice(Math.max(0, position - refrain.within), position + refrain.within + 1)
    const isRepeated = near.some((other) => other !== here && isRefrain(here, other))
    const questions = questionsBefore(said, position)
    // Alike clauses alone are one sign, and few sentences have another.
    if (!isRepeated && questions === 0) return 1
    const signs = [
      isRepeated ? favours.refrain : 0,
      isParallel(here.unit.text) ? favours.parallel : 0,
      favours.question * questions,
    ].filter((favour) => favour > 0)
    return signs.length < minSigns ? 1 : 1 + signs.reduce((sum, favour) => sum + favour, 0)
  })
}

/** A sentence that may be shown; `salience` is how much speaks for it besides, above 0. */
export type Candidate = { unit: Unit; concepts: WeightedConcepts; vector: Vector; salience: number }

/** The value of a concept that is named the first time, and the second; later it adds nothing. */
const worthByTime = [1, 0.25]

/** Above 0, so that long sentences earn their room; below 1, so that the densest scrap does not win. */
const lengthPower = 0.7

/** The power by which a sentence loses for words that the reader has to guess. */
const clarityPower = 2

/** The share of its score that a sentence retains which points at an earlier one. */
const leaningKeeps = 0.75

/** The share of its score that a sentence loses which repeats a chosen one. */
const repeatCost = 0.3

/**
 * The distance to a chosen sentence, as a share of all, within which a sentence loses: the rest of the video
 * has to be covered too.
 */
const neighbourhood = 0.02
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

type Ranked = {
  candidate: Candidate
  /** The score of the last look; it never rises later. */
  score: number
  likeness: number
  /** The number of chosen sentences that it was compared with. */
  compared: number
}

/**
 * Gives candidates one by one, each the one that adds most to what was given before, for its length. `fits`
 * is asked before each choice, and who does not fit once never does; the ranking ends when nothing that fits
 * adds anything. Scores only fall, so that most candidates need not be looked at for most choices: a day of
 * speech would take a minute otherwise.
 */
export function* rankByCoverage(
  candidates: readonly Candidate[],
  fits: (candidate: Candidate) => boolean,
): Generator<Candidate> {
  const covered = new Map<string, number>()
  const chosen: Candidate[] = []
  const near = neighbourhood * (indexOf(candidates.at(-1)) - indexOf(candidates[0]))
  const ranked = candidates.map((candidate): Ranked => ({
    candidate,
    score: Infinity,
    likeness: 0,
    compared: 0,
  }))

  function look(entry: Ranked): void {
    const { candidate } = entry
    const { length, clarity, sentence, leans } = candidate.unit
    for (const other of chosen.slice(entry.compared)) {
      entry.likeness = Math.max(entry.likeness, cosine(candidate.vector, other.vector))
    }
    entry.compared = chosen.length
    const fresh = 1 - repeatCost * entry.likeness
    const isNear = chosen.some(({ unit }) => Math.abs(unit.sentence.index - sentence.index) < near)
    const gain = (gainOf(candidate.concepts, covered) / length ** lengthPower) * candidate.salience
    const reads = clarity ** clarityPower * (leans ? leaningKeeps : 1)
    entry.score = fits(candidate) ? gain * fresh * (isNear ? neighbourKeeps : 1) * reads : 0
  }

  for (;;) {
    const best = findBest(ranked, look)
    if (best === null) return
    best.score = 0
    chosen.push(best.candidate)
    for (const { concept } of best.candidate.concepts) covered.set(concept, (covered.get(concept) ?? 0) + 1)
    yield best.candidate
  }
}

/** The first of those with the highest score above 0, looking only at those that may have it. */
function findBest(ranked: readonly Ranked[], look: (entry: Ranked) => void): Ranked | null {
  let promising: Ranked | null = null
  for (const entry of ranked) if (entry.score > (promising?.score ?? 0)) promising = entry
  if (promising === null) return null
  look(promising)
  let best: Ranked | null = null
  for (const entry of ranked) {
    if (entry.score < promising.score || entry.score <= (best?.score ?? 0)) continue
    if (entry !== promising) look(entry)
    if (entry.score > (best?.score ?? 0)) best = entry
  }
  return best
}

function indexOf(candidate: Candidate | undefined): number {
  return candidate?.unit.sentence.index ?? 0
}

/** Weights by stem, and the length of the vector that they are. */
type Vector = { weights: ReadonlyMap<string, number>; norm: number }

/** The vector of a text that has each stem so often. */
export function vectorOf(weights: ReadonlyMap<string, number>): Vector {
  let sum = 0
  for (const weight of weights.values()) sum += weight * weight
  return { weights, norm: Math.sqrt(sum) }
}

/** The similarity of two texts, from 0 to 1: the cosine of the angle between them. */
export function cosine(one: Vector, other: Vector): number {
  const [few, many] =
    one.weights.size < other.weights.size ? [one.weights, other.weights] : [other.weights, one.weights]
  let product = 0
  few.forEach((weight, stem) => {
    product += weight * (many.get(stem) ?? 0)
  })
  return product === 0 ? 0 : product / (one.norm * other.norm)
}
