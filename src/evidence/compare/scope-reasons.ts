import type { LanguageWords } from './language-words.ts'
import { hasSense, isDenial, senseIn } from './read-clauses.ts'
import { readMarks } from './read-marks.ts'
import type { Mark } from './read-marks.ts'

/** Words between a denial and the reason that it denies, where another reason is given in its stead; else none. */
const reach = 6
/** Words between what opens a clause and the reason in it: `而是因为`. */
const openingReach = 2
/** What ends a clause between a denial and a reason. */
const clauseEnd = /[.!?…:;,。、，！？：；।؟،—–()[\]]/u

/** The words of a text with what each does there, denied reasons in clauses of their own. */
export function readScopedMarks(text: string, words: LanguageWords, tag: string, sentence = 0): Mark[] {
  const marks = readMarks(text, words, tag, sentence)
  return words.deniesBefore ? marks : scopeReasons(marks, text)
}

/**
 * Gives a reason that is denied a clause of its own, together with its denial: `they left, not because of the cold but because of the
 * noise` says that they left. Without a reason in its stead, a denial is of the reason only where it stands beside it.
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

/** The places of a reason from its first word on: the rest of its clause, and the next one where that ends at once, as in `parce que`. */
export function reasonAt(marks: readonly Mark[], at: number): number[] {
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

/** Where the denial of a reason stands; -1 for nowhere. */
function deniedFrom(marks: readonly Mark[], at: number, text: string): number {
  const denial = marks.findLastIndex((mark, position) => position < at && isDenial(mark))
  const between = at - denial - 1
  if (denial < 0 || marks.slice(denial, at).some((mark) => hasSense(mark, 'cause'))) return -1
  const isBeside =
    between === 0 &&
    senseIn(marks[at], 'cause')?.member === 0 &&
    !clauseEnd.test(text.slice(marks[denial]?.from, marks[at]?.from))
  return isBeside || (between <= reach && isContrasted(marks, at)) ? denial : -1
}

/** Whether another reason of the same form is given further on: `but because`. */
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
