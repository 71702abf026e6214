import { countriesOnBoth } from './compare-names.ts'
import { isCapitalized } from './compare-rival-names.ts'
import { speakingWords } from './compare-speakers.ts'
import { modalMembers, quantifierMembers } from './language-words.ts'
import type { LanguageWords } from './language-words.ts'
import { isOneName } from './one-name.ts'
import { hasSense, isDenial, mayTurn } from './read-clauses.ts'
import type { Mark } from './read-marks.ts'
import type { NearMark, Scene } from './read-scene.ts'

const { may, must } = modalMembers
/** Words between what may be and the words that the line shares with it. */
const hedgeReach = 5

/**
 * A line leaves out a part of its quote that speaks against it: a hedge, or a name, for which it has one that
 * is not in the quote. `own` are the words of the line's language.
 */
export function leavesOut(scene: Scene, own: LanguageWords): boolean {
  return findLostHedge(scene) !== null || findOtherNamed(scene, own) !== null
}

/** A word denies, or can stand for a denial. */
export function isTurning(mark: Mark): boolean {
  return isDenial(mark) || mayTurn(mark) || hasSense(mark, 'quantifier', quantifierMembers.none)
}

/**
 * The word of the quote that leaves open what is said beside the same words, in the same clause or where the
 * line is sure, where the line leaves nothing open.
 */
export function findLostHedge({ line, near, pairings, words }: Scene): NearMark | null {
  if (line.some((mark) => hasSense(mark, 'possible'))) return null
  const isSure = line.some((mark) => hasSense(mark, 'certain') || hasSense(mark, 'modal', must))
  const isOpen = line.some((mark) => hasSense(mark, 'modal', may))
  const reach = words.reachOf(hedgeReach)
  const hedge = near.find(
    (mark, at) =>
      mark.isQuoted &&
      hasSense(mark, 'possible') &&
      (isSure || !isOpinionOrAbility(mark, words)) &&
      pairings.some((each) => {
        const said = near[each.near]
        const isBeside = Math.abs(each.near - at) <= reach && said?.sentence === mark.sentence
        return isBeside && (isSure || (!isOpen && said.clause === mark.clause))
      }),
  )
  return hedge ?? null
}

/**
 * `I think` and `you can`: a line may speak for its speaker, and say of what is able that it does so. Only
 * English has a word for what can be and no word for what may be in one.
 */
function isOpinionOrAbility(mark: Mark, { code }: LanguageWords): boolean {
  const isAble = code === 'en' && hasSense(mark, 'modal', may) && !hasSense(mark, 'possible', 0)
  return isAble || (hasSense(mark, 'says') && !wanting.test(mark.word))
}

/** The words for wanting, fearing or proposing, which is not doing; forms in all languages. */
const wanting = /^(?:want|worr|recommend|sug|prop|предл|提|建)/u

/**
 * A name of the line that is neither in the quote nor of who speaks it, and the first name of the quote that
 * the line leaves out.
 */
export function findOtherNamed(
  { index, line, quoted, words }: Scene,
  own: LanguageWords,
): { stated: Mark; said: NearMark } | null {
  // Where nouns have capitals a capital tells nothing.
  if (own.capitalNouns !== null) return null
  const names = line.filter((mark) => isName(mark, own))
  // In a headline neither.
  if (own.isLatin && names.length * 2 > line.length) return null
  const speaking = speakingWords(index, quoted)
  const left = quoted.filter((mark) => isName(mark, words) && !line.some((each) => isSameName(each, mark)))
  const unsaid = names.filter(
    (mark) => !speaking.has(mark.word) && !quoted.some((each) => isSameName(each, mark)),
  )
  const [said] = left
  if (said === undefined || unsaid.length === 0) return null
  const countries = countriesOnBoth(line, quoted)
  const stated = unsaid.find(({ word }) => !countries.has(word) && !isOneName(index, word, said.word))
  return stated === undefined ? null : { stated, said }
}

const severalCapitals = /\p{Lu}.*\p{Lu}/u
const latin = /^\p{sc=Latin}/u

/** Written as a name: with a capital within a sentence, several anywhere, or in Latin letters. */
function isName(mark: Mark, { isLatin }: LanguageWords): boolean {
  if (!isLatin && latin.test(mark.written)) return mark.hasContent && mark.word.length > 1
  return (mark.from > 0 || severalCapitals.test(mark.written)) && isCapitalized(mark)
}

/** The length of the common beginning of a name's forms: `Canadiens`, `Canadians`. */
const beginning = 5

function isSameName(one: Mark, other: Mark): boolean {
  const isForm =
    one.word.length > beginning && one.word.slice(0, beginning) === other.word.slice(0, beginning)
  return isForm || one.word === other.word || one.stem === other.stem
}
