import type { LanguageWords, Sense } from './language-words.ts'
import type { Mark } from './read-marks.ts'

/** Whether a word has a sense of a group, or one member of it. */
export function hasSense({ senses }: Mark, group: string, member?: number): boolean {
  return senses.some((sense) => sense.group === group && (member === undefined || sense.member === member))
}

/** Whether a word denies. */
export function isDenial(mark: Mark): boolean {
  return hasSense(mark, 'negation')
}

/** The words of its clause that a negation denies, the nearest first: those behind it, or before it where a language denies so. */
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

/** Where a negation denies words with a matter of their own so closely, the nearest first. */
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

/** Whether the clause of a word is negated: an odd number of negations, or any where several are one. */
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
