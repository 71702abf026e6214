import type { EvidenceIndex } from '../evidence-index.ts'
import { readNumbers } from '../read-numbers.ts'
import { isPair, isSeries } from './opposites.ts'
import { hasSense } from './read-clauses.ts'
import type { Mark } from './read-marks.ts'
import type { NearMark, Scene, Pairing } from './read-scene.ts'

/** Words that a line may have of its own: one with more puts the whole in other words. */
const maxOwn = 2
/** Words of the quote between two that the line shares with it. */
const reach = 3
/** Letters in which forms of one word begin alike. */
const minAlike = 4
const han = /^\p{sc=Han}/u

type Same = (one: Mark, other: Mark) => boolean

/** The words on either side of a line's own ones; nothing behind them at the end of the line. */
type Neighbours = { before: Mark; behind: Mark | undefined }

/**
 * A word of a line that nothing in its quote says, and the one of the quote in whose place it stands, behind
 * the same word and, where the line goes on, before the same one: `teachers and investors` beside
 * `teachers and parents`. Only in a line that is else its quote's: there another word is mostly another
 * thing, and elsewhere mostly another wording. `null` for none.
 */
export function findReplaced(scene: Scene): { stated: Mark; said: NearMark } | null {
  const { index, line, quoted, words } = scene
  const isUnspaced = words.reachOf(1) > 1
  const isSame = isUnspaced ? isSameCharacter : isSameWord
  const stems = new Set(quoted.map(({ stem }) => stem))
  const isSaid = (mark: Mark): boolean => stems.has(mark.stem) || quoted.some((each) => isSame(mark, each))
  const content = line
    .filter((mark) => mark.hasContent && !hasSense(mark, 'says'))
    .map((mark) => ({ mark, said: isSaid(mark) }))
    // A syllable of another script is no word.
    .filter(({ mark, said }) => said || !isUnspaced || han.test(mark.word))
  if (content.filter(({ said }) => !said).length > words.reachOf(maxOwn)) return null
  for (const [at, { mark, said }] of content.entries()) {
    const before = content[at - 1]
    if (said || before === undefined || !before.said) continue
    const end = content.findIndex((each, position) => position > at && each.said)
    const own = content.slice(at, end < 0 ? undefined : end)
    if (own.some((each) => isNumber(index, each.mark))) continue
    const replaced = findBetween(scene, { before: before.mark, behind: content[end]?.mark }, isSame)
    if (replaced !== null) return { stated: mark, said: replaced }
  }
  return null
}

/** The first word that the quote has between two, where the line has none of those there; `null` for none. */
function findBetween(
  { index, line, near, words }: Scene,
  { before, behind }: Neighbours,
  isSame: Same,
): NearMark | null {
  const isEqual = words.reachOf(1) > 1 ? isSameCharacter : hasSameStem
  const length = words.reachOf(reach)
  const isOther = (mark: Mark): boolean =>
    !isNumber(index, mark) && !line.some((stated) => isSame(stated, mark))
  for (const [position, mark] of near.entries()) {
    if (!mark.isQuoted || !isEqual(mark, before)) continue
    const rest = near
      .slice(position + 1, position + length + 2)
      .filter(({ sentence }) => sentence === mark.sentence)
    const end = behind === undefined ? length : rest.findIndex((each) => isEqual(each, behind))
    if (end < 0) continue
    const between = rest.slice(0, end).filter(({ hasContent }) => hasContent)
    const replaced = behind === undefined ? between.slice(0, 1) : between
    const [first] = replaced
    if (first !== undefined && replaced.every(isOther)) return first
  }
  return null
}

/** Numbers are compared by their value. */
function isNumber({ spelling }: EvidenceIndex, { word }: Mark): boolean {
  return readNumbers([word], spelling).length > 0
}

function hasSameStem(one: Mark, other: Mark): boolean {
  return one.stem === other.stem
}

function isSameCharacter(one: Mark, other: Mark): boolean {
  return one.word === other.word
}

/** The same word in another form, or one that excludes the same words. */
function isSameWord(one: Mark, other: Mark): boolean {
  if (hasSameStem(one, other)) return true
  const isAlike = one.stem.length >= minAlike && one.stem.slice(0, minAlike) === other.stem.slice(0, minAlike)
  return (
    isAlike ||
    one.senses.some(
      ({ group, member }) => (isPair(group) || isSeries(group)) && hasSense(other, group, member),
    )
  )
}

/** A word that the line shares with its quote. */
type Shared = { pairing: Pairing; stem: string; clause: number }

/**
 * Two clauses of the line that exchange what two clauses of the quote say:
 * `my mother is a nurse and my sister is a driver` beside `my mother is a driver and my sister is a nurse`.
 * Two words of the one stand in two clauses of the quote, and each of them with a word of the other clause of
 * the line. Gives the words of the first.
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
