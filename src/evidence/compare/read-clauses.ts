import type { LanguageWords, Sense } from './language-words.ts'
import type { Mark } from './read-marks.ts'
import { readMarks } from './read-marks.ts'

/** A word has a sense of a group, or one member of it. */
export function hasSense({ senses }: Mark, group: string, member?: number): boolean {
  return senses.some((sense) => sense.group === group && (member === undefined || sense.member === member))
}

/** A word denies. */
export function isDenial(mark: Mark): boolean {
  return hasSense(mark, 'negation')
}

/** A word can stand for a denial, as `lacks` does, or holds one that denies nothing, as `not only` does. */
export function mayTurn(mark: Mark): boolean {
  return hasSense(mark, 'implied') || hasSense(mark, 'harmless')
}

/**
 * The words of its clause that a negation denies, the nearest first: those behind it, or before it where a
 * language denies so.
 */
export function deniedBy(
  marks: readonly Mark[],
  negation: number,
  { deniesBefore }: LanguageWords,
): [number, Mark][] {
  const { clause, sentence } = marks[negation] ?? {}
  const denied = [...marks.entries()].filter(
    ([at, mark]) =>
      (deniesBefore ? at < negation : at > negation) && mark.clause === clause && mark.sentence === sentence,
  )
  return deniesBefore ? denied.toReversed() : denied
}

/** Characters, where a negation stands behind what it denies and its verb. */
const reachBefore = 10

/** The positions of the words that a negation denies closely, the nearest first. */
export function deniedClosely(
  marks: readonly Mark[],
  negation: number,
  { words, reach }: { words: LanguageWords; reach: number },
): number[] {
  const max = words.deniesBefore ? reachBefore : reach
  return deniedBy(marks, negation, words)
    .filter(([at, { hasContent }]) => hasContent && Math.abs(at - negation) <= max)
    .map(([at]) => at)
}

/** `Without help they do not understand` says that help is needed: two denials that make one requirement. */
export function isDoubled(marks: readonly Mark[]): boolean {
  const denials = marks.filter(isDenial)
  return denials.length > 1 && denials.some(isWithout) && !denials.every(isWithout)
}

function isWithout(mark: Mark): boolean {
  return hasSense(mark, 'with', 1)
}

/** The sense of a word in a group. */
export function senseIn(mark: Mark | undefined, group: string): Sense | undefined {
  return mark?.senses.find((sense) => sense.group === group)
}

/** The words of the sentence that a word is in. */
export function sentenceOf<Each extends Mark>(marks: readonly Each[], at: number): Each[] {
  return marks.filter(({ sentence }) => sentence === marks[at]?.sentence)
}

/** The clause of a word is negated: an odd number of negations, or any where several are one. */
export function isNegative(marks: readonly Mark[], at: number, { concord }: LanguageWords): boolean {
  const { clause, sentence } = marks[at] ?? {}
  let count = 0
  for (const mark of marks) {
    if (mark.clause === clause && mark.sentence === sentence && isDenial(mark)) count += 1
  }
  return concord ? count > 0 : count % 2 === 1
}

const maxWords = 8

/** The words from one place to another, as they are written, with a blank between. */
export function wordsBetween(marks: readonly Mark[], one: number, other: number): string {
  const from = Math.min(one, other)
  const to = Math.min(Math.max(one, other) + 1, from + maxWords)
  return marks
    .slice(from, to)
    .map(({ written }) => written)
    .join(' ')
}

/** Words between a denial and the reason it denies, where another reason follows; else none. */
const denialReach = 6
/** Words between what opens a clause and the reason in it: `而是因为`. */
const openingReach = 2
/** The marks that end a clause between a denial and a reason. */
const clauseEnd = /[.!?…:;,。、，！？：；।؟،—–()[\]]/u

/** The words of a text with what each does there, denied reasons in clauses of their own. */
export function readScopedMarks(text: string, words: LanguageWords, tag: string, sentence = 0): Mark[] {
  const marks = readMarks(text, words, tag, sentence)
  return words.deniesBefore ? marks : scopeReasons(marks, text)
}

/**
 * Gives a reason that is denied a clause of its own, together with its denial:
 * `they left, not because of the cold but because of the noise` says that they left. Without a reason in its
 * stead, a denial is of the reason only where it stands beside it.
 */
function scopeReasons(marks: readonly Mark[], text: string): Mark[] {
  const scoped = [...marks]
  let fresh = Math.max(0, ...marks.map(({ clause }) => clause)) + 1
  for (const [at, reason] of marks.entries()) {
    if (!hasSense(reason, 'cause')) continue
    const denial = deniedFrom(marks, at, text)
    if (denial < 0) continue
    for (const position of [denial, ...reasonAt(marks, at)]) {
      const mark = marks[position]
      if (mark !== undefined) scoped[position] = { ...mark, clause: fresh }
    }
    fresh += 1
  }
  return scoped
}

/**
 * The places of a reason from its first word on: the rest of its clause, and the next one where that ends at
 * once, as in `parce que`.
 */
function reasonAt(marks: readonly Mark[], at: number): number[] {
  const found: number[] = []
  let clause = marks[at]?.clause
  for (let position = at; position < marks.length; position += 1) {
    const mark = marks[position]
    if (mark === undefined || mark.sentence !== marks[at]?.sentence) break
    if (mark.clause !== clause) {
      if (found.length > 1) break
      clause = mark.clause
    }
    found.push(position)
  }
  return found
}

/** The position of a reason's denial; -1 for none. */
function deniedFrom(marks: readonly Mark[], at: number, text: string): number {
  const denial = marks.findLastIndex((mark, position) => position < at && isDenial(mark))
  const between = at - denial - 1
  if (denial < 0 || marks.slice(denial, at).some((mark) => hasSense(mark, 'cause'))) return -1
  const isBeside =
    between === 0 &&
    senseIn(marks[at], 'cause')?.member === 0 &&
    !clauseEnd.test(text.slice(marks[denial]?.from, marks[at]?.from))
  return isBeside || (between <= denialReach && isContrasted(marks, at)) ? denial : -1
}

/** Another reason of the same form follows: `but because`. */
function isContrasted(marks: readonly Mark[], at: number): boolean {
  return marks.some(
    (mark, position) =>
      position > at + 1 &&
      mark.word === marks[at]?.word &&
      marks
        .slice(Math.max(at + 1, position - openingReach), position)
        .some((before) => hasSense(before, 'opens') && !hasSense(before, 'cause')),
  )
}
