import type { Difference } from '#contract/evidence.ts'
import {
  findOtherQuantity,
  findUnsaidMember,
  isOtherSpeaker,
  isUnsaidReason,
  isUnsaidStrength,
} from './asserts-unsaid.ts'
import { findDeniedBeside } from './compare-denials.ts'
import type { Measures } from './compare-numbers.ts'
import { findCrossed } from './find-exchanged.ts'
import { modalMembers, quantifierMembers } from './language-words.ts'
import { findLostHedge, findOtherNamed, isTurning } from './leaves-out.ts'
import { isBeforeAmount } from './quantities.ts'
import { hasSense, isDenial, isNegative, wordsBetween } from './read-clauses.ts'
import type { Mark } from './read-marks.ts'
import type { NearMark, Scene } from './read-scene.ts'

const { all, only } = quantifierMembers
const { must } = modalMembers

/** A line of whose own words more is said in its one sentence speaks of the same. */
const minShare = 0.35

/** A line rests on one sentence. A line on several may sum up a matter that none of them says. */
export function isLone({ quoted }: Scene): boolean {
  return new Set(quoted.map(({ sentence }) => sentence)).size === 1
}

/**
 * The differences of a line from the one sentence that it rests on. A reason of which nothing is said there
 * always counts. Where the quoted `share` of the line is large enough, these count too: `all` or `only`, a
 * duty, a word that excludes one of the sentence, a name or a speaker who is elsewhere, a denial that the
 * line leaves out.
 */
export function compareAsserted(scene: Scene, measures: Measures, share: number): Difference[] {
  const { line, quoted } = scene
  if (isUnsaidReason(scene)) return [{ kind: 'cause', stated: reasonOf(line), said: '' }]
  if (share <= minShare) return []
  return [
    ...compareWords(scene, measures),
    ...compareQuantity(line, quoted),
    ...compareLeftOutDenial(scene),
    ...compareCrossed(scene),
    ...compareSubject(scene),
  ]
}

function reasonOf(line: readonly Mark[]): string {
  const at = line.findIndex((mark) => hasSense(mark, 'cause', 0))
  return wordsBetween(line, at, line.length - 1)
}

/** Words that nothing in the quote stands for: strong ones, those that exclude one of it, and speakers. */
function compareWords(scene: Scene, { converted }: Measures): Difference[] {
  const { line, quoted, words } = scene
  const stems = new Set(quoted.map(({ stem }) => stem))
  const hedge = findLostHedge(scene)
  return line.flatMap((mark, at): Difference[] => {
    const stated = mark.written
    if (!mark.isPhrase && stems.has(mark.stem)) return []
    const isStrong =
      isUnsaidStrength(line, at, { quoted, own: words }) && (hedge !== null || isPlainlyStrong(mark))
    if (isStrong && !isLimited(line, at, quoted))
      return [
        isQuantity(mark)
          ? { kind: 'quantifier', stated, said: '' }
          : { kind: 'certainty', stated, said: hedge?.written ?? '' },
      ]
    const rival = converted.some((each) => each.mark === mark) ? undefined : findUnsaidMember(mark, quoted)
    if (rival !== undefined && isAlike(scene, at, rival))
      return [{ kind: 'direction', stated, said: rival.written }]
    return isOtherSpeaker(scene, mark) ? [{ kind: 'speaker', stated, said: '' }] : []
  })
}

function compareQuantity(line: readonly Mark[], quoted: readonly NearMark[]): Difference[] {
  const other = findOtherQuantity(line, quoted)
  if (other === null || isDenial(other.stated)) return []
  return [{ kind: 'quantifier', stated: other.stated.written, said: other.said.written }]
}

/** `Will` and `sure` are said of what is planned too. */
function isPlainlyStrong(mark: Mark): boolean {
  return isQuantity(mark) || (hasSense(mark, 'certain') && hasSense(mark, 'modal', must))
}

/**
 * `Only` before an amount is an opinion of it, and who says what is not done has limited the rest; a few
 * copies of all files are a few.
 */
function isLimited(line: readonly Mark[], at: number, quoted: readonly Mark[]): boolean {
  const mark = line[at]
  if (mark === undefined || !isQuantity(mark)) return false
  if (hasSense(mark, 'quantifier', only)) return isBeforeAmount(line, at) || quoted.some(isTurning)
  return line.some(
    (each) =>
      each !== mark &&
      each.senses.some(
        ({ group, member }) => group === 'quantifier' && quoted.some((said) => hasSense(said, group, member)),
      ),
  )
}

function isQuantity(mark: Mark): boolean {
  return [all, only].some((member) => hasSense(mark, 'quantifier', member))
}

/** Neither of two words, or both, stand under a denial, which turns one into the other. */
function isAlike({ line, near, words }: Scene, at: number, rival: NearMark): boolean {
  const isDenied = isNegative(line, at, words)
  return !hasSense(rival, 'with') && isDenied === isNegative(near, near.indexOf(rival), words)
}

function compareLeftOutDenial(scene: Scene): Difference[] {
  const found = findDeniedBeside(scene)
  // Only who has a ticket gets in: who has none does not.
  const isLimit = scene.line.some((mark) => hasSense(mark, 'quantifier', only))
  if (found === null || isLimit) return []
  const { denial, pairing } = found
  return [
    {
      kind: 'negation',
      stated: scene.line[pairing.line]?.written ?? '',
      said: wordsBetween(scene.near, denial, pairing.near),
    },
  ]
}

function compareCrossed(scene: Scene): Difference[] {
  const { line, near } = scene
  const crossed = findCrossed(scene)
  if (crossed === null) return []
  const [one, other] = crossed
  const stated = wordsBetween(line, one.line, other.line)
  return [{ kind: 'direction', stated, said: wordsBetween(near, one.near, other.near) }]
}

/** A name begins a text behind an article at most. */
const opening = 2

/** Another name than that with which the sentence begins opens the line. */
function compareSubject(scene: Scene): Difference[] {
  const other = findOtherNamed(scene, scene.words)
  if (other === null || !scene.line.slice(0, opening).includes(other.stated)) return []
  const { stated, said } = other
  return scene.quoted.slice(0, opening).includes(said)
    ? [{ kind: 'name', stated: stated.written, said: said.written }]
    : []
}
