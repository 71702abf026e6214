import { hasUnspacedScript, splitWords } from '#server/domain/text/find-words.ts'
import type { Unit } from './read-units.ts'
import { isQuestion } from './standing.ts'

/** What a speaker does to make a sentence stay: it counts this much more for each. */
const favours = { refrain: 1, parallel: 0.35, question: 0.2 }

/** A refrain repeats its opening: this many words, two of which mean something, or one more with a single one. */
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

/** Whether two sentences begin alike, with words that mean something. */
function isRefrain(one: Said, other: Said): boolean {
  if (one.unit.sentence.turn !== other.unit.sentence.turn) return false
  const length = sharedOpening(one.words, other.words)
  const terms = one.unit.terms.filter(({ position }) => position < length).length
  if (terms >= refrain.terms) return length >= refrain.words
  return terms > 0 && length >= refrain.wordsWithOneTerm
}

/**
 * Whether clauses of a sentence begin alike, as in `not because it is easy, but because it is hard`. Without blanks two
 * words are too little to tell.
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

/** How many questions in a row the same speaker asks right before a sentence or its refrain. */
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
 * How much more each sentence weighs, from 1 up, for what its speaker does to be remembered: repeats its opening in
 * the next sentence, builds its clauses alike, asks before and answers with it. One of them alone happens by chance.
 */
export function weighSalience(units: readonly Unit[]): number[] {
  const said = units.map((unit): Said => ({ unit, words: splitWords(unit.text.toLowerCase()) }))
  return said.map((here, position) => {
    const near = said.slice(Math.max(0, position - refrain.within), position + refrain.within + 1)
    const isRepeated = near.some((other) => other !== here && isRefrain(here, other))
    const signs = [
      isRepeated ? favours.refrain : 0,
      isParallel(here.unit.text) ? favours.parallel : 0,
      favours.question * questionsBefore(said, position),
    ].filter((favour) => favour > 0)
    return signs.length < minSigns ? 1 : 1 + signs.reduce((sum, favour) => sum + favour, 0)
  })
}
