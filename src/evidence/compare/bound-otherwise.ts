import type { Mark } from './read-marks.ts'
import type { Scene, Pairing } from './read-scene.ts'
import { seriesNames } from './statement-words.ts'

const number = /^\p{N}[\p{N}.,]*$/u
const series = new Set<string>(seriesNames)
/** Words between a number and those of the line that tell what it is of. */
const reach = 6

/**
 * Whether a number of the line is said in the quote, but all words around it are said nearer to another number: `the first costs 5
 * dollars` beside `the second costs 5 dollars, the first 7`.
 */
export function isBoundOtherwise({ line, near, pairings, words }: Scene): boolean {
  const said = near.flatMap((mark, at) => (mark.isQuoted && number.test(mark.word) ? [{ mark, at }] : []))
  if (said.length < 2) return false
  const stated = line.flatMap((mark, at) => (number.test(mark.word) ? [at] : []))
  return stated.some((at) => {
    const [own, ...same] = said.filter(({ mark }) => mark.word === line[at]?.word)
    if (own === undefined || same.length > 0) return false
    const others = said.filter((each) => each !== own).map((each) => each.at)
    const around = pairings.filter(
      (each) =>
        near[each.near]?.isQuoted === true &&
        tellsOf(line[each.line]) &&
        Math.abs(each.line - at) <= words.reachOf(reach) &&
        !stated.some((other) => other !== at && isNearer(each.line, other, at)),
    )
    return (
      around.length > 0 &&
      around.every((each) =>
        others.some((other) => Math.abs(other - each.near) < Math.abs(own.at - each.near)),
      )
    )
  })
}

/** Whether a place is at least as near to one number as to another. */
function isNearer(at: number, one: number, other: number): boolean {
  return Math.abs(one - at) <= Math.abs(other - at)
}

/** Numbers and their units tell nothing of what is counted. */
function tellsOf(mark: Mark | undefined): boolean {
  return mark !== undefined && !number.test(mark.word) && !mark.senses.some(({ group }) => series.has(group))
}

/** A word that the line shares with its quote. */
type Shared = { pairing: Pairing; stem: string; clause: number }

/**
 * Two clauses of the line that exchange what two clauses of the quote say: `my mother is a nurse and my sister is a driver` beside `my mother is a driver and my sister is a
 * nurse`. Two words of the one stand in two clauses of the quote, and each of them with a word of the other clause of the line. Gives the words of the first.
 */
export function findCrossed({ line, near, pairings }: Scene): [Pairing, Pairing] | null {
  const clausesOf = new Map<string, Set<string>>()
  for (const { stem, sentence, clause, isQuoted, hasContent } of near) {
    if (!isQuoted || !hasContent) continue
    const known = clausesOf.get(stem) ?? new Set()
    clausesOf.set(stem, known.add(`${sentence} ${clause}`))
  }
  const isTogether = (one: Shared, other: Shared): boolean =>
    [...(clausesOf.get(one.stem) ?? [])].some((clause) => clausesOf.get(other.stem)?.has(clause) === true)
  const shared = pairings.flatMap((pairing): Shared[] => {
    const { stem = '', clause = 0 } = line[pairing.line] ?? {}
    return clausesOf.has(stem) ? [{ pairing, stem, clause }] : []
  })
  const parted = shared.flatMap((one, at) =>
    shared
      .slice(at + 1)
      .filter((other) => other.clause === one.clause && other.stem !== one.stem && !isTogether(one, other))
      .map((other) => [one, other] as const),
  )
  const crossed = parted.find(([a, x]) =>
    parted.some(
      ([b, y]) =>
        a.clause < b.clause &&
        ((isTogether(a, y) && isTogether(b, x)) || (isTogether(a, b) && isTogether(x, y))),
    ),
  )
  return crossed === undefined ? null : [crossed[0].pairing, crossed[1].pairing]
}
