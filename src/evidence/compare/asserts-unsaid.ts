import type { EvidenceIndex } from '../evidence-index.ts'
import type { Measures } from './compare-numbers.ts'
import { nameWords, speakingWords } from './compare-speakers.ts'
import { findCrossed, findReplaced } from './find-exchanged.ts'
import { modalMembers, quantifierMembers } from './language-words.ts'
import type { LanguageWords, Sense } from './language-words.ts'
import { leavesOut, isTurning } from './leaves-out.ts'
import { haveOpposites, isPair, isSenseSaid, isSeries } from './opposites.ts'
import { isConflict } from './quantities.ts'
import { hasSense, isDenial, isNegative } from './read-clauses.ts'
import { hasCapital } from './read-marks.ts'
import type { Mark } from './read-marks.ts'
import type { Scene } from './read-scene.ts'

const { all, none, only } = quantifierMembers
const strongQuantities = new Set<number>([all, none, only])
const { must } = modalMembers
const minName = 3

/**
 * A line asserts something that its quote has nothing of: all where it is some, certainty, duty, a word whose
 * opposite is said, a reason, a speaker who is not speaking; or it leaves out a word that the quote has
 * against it, or has another word in its position. Nothing is said to differ, since people put the same in
 * other words; but the code has not found all of such a line, so it does not agree either. `own` are the
 * words of the line's language.
 */
export function assertsUnsaid(scene: Scene, own: LanguageWords, { converted }: Measures): boolean {
  const { quoted } = scene
  const stems = new Set(quoted.map(({ stem }) => stem))
  const isInOtherWords = (mark: Mark): boolean => mark.isPhrase || !stems.has(mark.stem)
  const isConverted = (mark: Mark): boolean => converted.some((each) => each.mark === mark)
  return (
    scene.line.some(
      (mark, at) =>
        isInOtherWords(mark) &&
        (isUnsaidStrength(scene.line, at, { quoted, own }) ||
          (findUnsaidMember(mark, quoted) !== undefined && !isConverted(mark)) ||
          isOtherSpeaker(scene, mark)),
    ) ||
    isUnsaidReason(scene) ||
    findOtherQuantity(scene.line, quoted) !== null ||
    isUnsaidDenial(scene) ||
    findCrossed(scene) !== null ||
    leavesOut(scene, own) ||
    (own.code === scene.words.code && findReplaced(scene) !== null)
  )
}

/** The sense makes the line strong: all, none, only, certain, has to be. */
function isStrong({ group, member }: Sense): boolean {
  return (
    group === 'certain' ||
    (group === 'quantifier' && strongQuantities.has(member)) ||
    (group === 'modal' && member === must)
  )
}

/**
 * A strong word whose sense no word of the quote has; one that a negation weakens is not strong, and `none`
 * may be said by `not`.
 */
export function isUnsaidStrength(
  line: readonly Mark[],
  at: number,
  { quoted, own }: { quoted: readonly Mark[]; own: LanguageWords },
): boolean {
  const mark = line[at]
  const senses = mark?.senses.filter(isStrong) ?? []
  if (mark === undefined || senses.length === 0 || isSaid(senses, quoted)) return false
  if (senses.some(({ group, member }) => group === 'quantifier' && member === none))
    return !quoted.some(isTurning)
  return isDenial(mark) || !isNegative(line, at, own)
}

/**
 * The mark of a quote that excludes a word of the line of the same kind (a unit, a date or one of a pair),
 * where the quote lacks that word itself.
 */
export function findUnsaidMember<Each extends Mark>(stated: Mark, quoted: readonly Each[]): Each | undefined {
  const unsaid = stated.senses.filter(
    (sense) => (isPair(sense.group) || isSeries(sense.group)) && !isSenseSaid(stated, sense, quoted),
  )
  return quoted.find((mark) =>
    mark.senses.some((other) =>
      unsaid.some((sense) => other.group === sense.group && other.member !== sense.member),
    ),
  )
}

const namesOf = new WeakMap<EvidenceIndex, ReadonlySet<string>>()

/** The name of a speaker of the transcript who is not named in the quote and speaks nowhere near it. */
export function isOtherSpeaker({ index, near }: Scene, mark: Mark): boolean {
  if (!mark.hasContent || mark.word.length < minName || !hasCapital(mark)) return false
  const names = namesOf.get(index) ?? new Set(index.speakers.flatMap(nameWords))
  namesOf.set(index, names)
  return names.has(mark.word) && !speakingWords(index, near).has(mark.word)
}

/** The line gives a reason of which no word is said in the quote. */
export function isUnsaidReason({ line, near, pairings }: Scene): boolean {
  const at = line.findIndex((mark) => hasSense(mark, 'cause', 0))
  return at >= 0 && !pairings.some((each) => each.line > at && near[each.near]?.isQuoted === true)
}

/** Words in which a denial is of the quantity behind it: `no hay muchos`. */
const deniedReach = 2

/** A quantity without support in the quote, and the one it excludes: `a few of us` for `we all`. */
export function findOtherQuantity(
  line: readonly Mark[],
  quoted: readonly Mark[],
): { stated: Mark; said: Mark } | null {
  const counted = quantities(
    quoted.filter((_, at) => !quoted.slice(Math.max(0, at - deniedReach), at).some(isDenial)),
  )
  for (const { mark, sense } of quantities(line)) {
    // `No plugin` may be said as `without any`.
    if ((sense.member === none && quoted.some(canDeny)) || isSaid([sense], quoted)) continue
    const said = counted.find(
      (each) => isConflict(sense.member, each.sense.member) && !isSaid([each.sense], line),
    )
    if (said !== undefined) return { stated: mark, said: said.mark }
  }
  return null
}

function quantities(marks: readonly Mark[]): { mark: Mark; sense: Sense }[] {
  return marks.flatMap((mark) =>
    mark.senses.filter(({ group }) => group === 'quantifier').map((sense) => ({ mark, sense })),
  )
}

/** The line denies, where the quote has neither a denial nor the opposite of what is denied. */
function isUnsaidDenial({ line, quoted, words }: Scene): boolean {
  const isDenied = line.some((mark) => isDenial(mark) || isUntrue(mark))
  return isDenied && !quoted.some(canDeny) && !haveOpposites(line, quoted, words)
}

function canDeny(mark: Mark): boolean {
  return isTurning(mark) || isUntrue(mark) || hasSense(mark, 'with', 1)
}

/** The word says that what stands beside it is not so: `it is false that`. */
function isUntrue(mark: Mark): boolean {
  return hasSense(mark, 'true', 1) || hasSense(mark, 'accept', 1)
}

function isSaid(senses: readonly Sense[], quoted: readonly Mark[]): boolean {
  return senses.some(({ group, member }) => quoted.some((mark) => hasSense(mark, group, member)))
}
