import type { Mark } from './read-marks.ts'
import type { Scene } from './read-scene.ts'
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
