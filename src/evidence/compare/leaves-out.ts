import { isCapitalized } from './compare-rival-names.ts'
import { speakingWords } from './compare-speakers.ts'
import { certainMembers, modalMembers, quantifierMembers } from './language-words.ts'
import type { LanguageWords } from './language-words.ts'
import { hasSense, isDenial } from './read-clauses.ts'
import type { Mark } from './read-marks.ts'
import type { Scene } from './read-scene.ts'

const { sure } = certainMembers
const { may, must } = modalMembers
/** Words between what may be and the words that the line shares with it. */
const hedgeReach = 5

/**
 * Whether a line leaves out what its quote has against it: a hedge, a saying that is denied, a name in whose stead the line has one that is not in the quote. `own` are the words of the line's language.
 */
export function leavesOut(scene: Scene, own: LanguageWords): boolean {
  return isHedgeLost(scene) || isSayingDenied(scene) || isOtherNamed(scene, own)
}

/** Whether a word denies, or can stand for a denial. */
export function isTurning(mark: Mark): boolean {
  return (
    isDenial(mark) ||
    hasSense(mark, 'implied') ||
    hasSense(mark, 'harmless') ||
    hasSense(mark, 'quantifier', quantifierMembers.none)
  )
}

/** The quote leaves open what is said beside the same words, in the same clause or where the line is sure, and the line does not. */
function isHedgeLost({ line, near, pairings, words }: Scene): boolean {
  if (line.some((mark) => hasSense(mark, 'possible'))) return false
  const isSure = line.some((mark) => hasSense(mark, 'certain', sure) || hasSense(mark, 'modal', must))
  const isOpen = line.some((mark) => hasSense(mark, 'modal', may))
  const reach = words.reachOf(hedgeReach)
  return near.some(
    (mark, at) =>
      mark.isQuoted &&
      hasSense(mark, 'possible') &&
      pairings.some((each) => {
        const said = near[each.near]
        const isBeside = Math.abs(each.near - at) <= reach && said?.sentence === mark.sentence
        return isBeside && (isSure || (!isOpen && said.clause === mark.clause))
      }),
  )
}

/** Most of what the line shares with its quote is said under a saying that is denied, and the line denies less. */
function isSayingDenied({ line, near, pairings }: Scene): boolean {
  const shared = pairings.filter((each) => near[each.near]?.isQuoted === true)
  const open = shared.filter((each) => near[each.near]?.isOpen === true)
  const [first] = open
  if (first === undefined || open.length * 2 <= shared.length) return false
  const said = near.filter((mark) => mark.sentence === near[first.near]?.sentence)
  return said.some(isDenial) && line.filter(isDenial).length < said.filter(isDenial).length
}

/** A name of the line is neither in the quote nor of who speaks it, and the quote has a name that the line leaves out. */
function isOtherNamed({ index, line, near }: Scene, own: LanguageWords): boolean {
  const names = line.filter(isName)
  // Where nouns have capitals, or in a headline, a capital tells nothing.
  if (own.beforeNames !== null || names.length * 2 > line.length) return false
  const quoted = near.filter(({ isQuoted }) => isQuoted)
  const said = new Set(quoted.map(({ stem }) => stem))
  const stated = new Set(line.map(({ stem }) => stem))
  const speaking = speakingWords(index, quoted)
  return (
    quoted.some((mark) => isName(mark) && !stated.has(mark.stem)) &&
    names.some((mark) => !said.has(mark.stem) && !speaking.has(mark.word))
  )
}

function isName(mark: Mark): boolean {
  return mark.from > 0 && isCapitalized(mark)
}
