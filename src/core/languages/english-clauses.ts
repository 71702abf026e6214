import { splitWords } from '#core/text/find-words.ts'

const words = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/))

/** Words that begin a clause which another one has to carry. */
const subordinators = words(
  'if when while since because although though unless until whether who whom whose which what where how why that before after once',
)
/** The words that open a sentence which needs a second clause. */
const openers = words(
  'if when while since because although though unless until whether before after once as whatever whenever based',
)
/** Forms of verbs that are seldom another word. */
export const plainVerbs = `am is are was were has have had do does did will would can could shall should may might must need needs want wants get gets
  got go goes went make makes made take takes took come comes came see sees saw know knows knew think thinks thought say says
  said give gives gave use uses work works mean means find found tell told keep kept let put run runs ran read reads write
  writes wrote build built become became begin began leave left feel felt bring brought hold held lose lost pay paid meet met
  grow grew fall fell send sent sell sold break broke spend spent win won buy bought choose chose rise rose drive drove fill
  learn avoid try start stop look add turn call ask set show move play pick remember imagine consider allow allows cannot gonna
  wanna gotta runs`
const modals = words('will would can could shall should may might must do does did to not never gonna wanna')
const verbs = words(
  `${plainVerbs} finds keeps builds becomes begins feels brings holds pays tries starts stops looks adds turns calls asks sets shows moves
  plays seems seem exists exist contains contain depends depend happens happen supports support requires require provides
  provide helps help includes include creates create changes change follows follow sounds becomes stays stay lives live believe
  believes causes cause`,
)
/** The verbs that are a noun or an adjective as often: `the training set`, `a large set of rules`. */
const perhapsNouns = words(
  `set sets look looks call calls show shows move moves play plays use uses need needs run runs turn turns start starts stop stops try tries
  work works cut put read let fall rise drive fill mean means find hold lose pay left made sound like support change changes cause causes help`,
)
/** Behind a subject a word is a verb, known or not; behind any of the actors one that may be a noun is. */
const subjects = words('i you we they he she it')
const actors = words('i you we they he she it who that which this these there to people')
/** Seldom the end of a sentence, and often of one that was cut. */
const openEnd =
  /(?<![\p{L}'’-])(?:with|to|for|at|about|by|from|before|already|again|though|is|are|has|have|be|can|will|would|using|more|only)[.…]$/iu
const contraction = /(?:n['’]t|['’](?:s|re|m|ll|d|ve))$/u
const participle = /ed$/u
/** Before these a form in -ed is no verb of its own. */
const beforeParticiple = words(
  'is are was were be been being has have had get got the a an of and very more most by',
)

/** Verbs of a clause in small letters, and words that begin a dependent one. */
function countClauses(
  said: readonly string[],
  isVerbHere: (word: string, before: string) => boolean,
): { finite: number; dependent: number } {
  let finite = 0
  let dependent = 0
  let before = ''
  for (const word of said) {
    if (subordinators.has(word)) dependent += 1
    if (contraction.test(word) && subordinators.has(word.replace(contraction, ''))) dependent += 1
    const follows = modals.has(before) || /n['’]t$/u.test(before) || /['’](?:ll|d)$/u.test(before)
    const isVerb =
      (isVerbHere(word, before) && !follows) ||
      contraction.test(word) ||
      (participle.test(word) && !beforeParticiple.has(before) && !contraction.test(before))
    if (isVerb) finite += 1
    before = word
  }
  return { finite, dependent }
}

/** An English sentence opens with a dependent clause and has no other; a comma may hide one. */
export function lacksMainClause(text: string): boolean {
  if (text.includes(',')) return false
  const said = splitWords(text.toLowerCase())
  if (!openers.has(said[0] ?? '')) return false
  const { finite, dependent } = countClauses(said, isSurelyVerb)
  return finite <= Math.max(1, dependent)
}

/**
 * An English sentence has a dependent clause for each of its verbs, and so none of its own, or ends on a word
 * that another has to follow: `the idea is that by adding some rules`.
 */
export function isPieceOfEnglish(text: string): boolean {
  if (openEnd.test(text)) return true
  if (text.includes(',')) return false
  const { finite, dependent } = countClauses(splitWords(text.toLowerCase()), (word) => verbs.has(word))
  return finite > 0 && finite <= dependent
}

/** A verb that is known as nothing else, or stands where no noun can. */
function isSurelyVerb(word: string, before: string): boolean {
  if (perhapsNouns.has(word)) return actors.has(before)
  return verbs.has(word) || subjects.has(before)
}
