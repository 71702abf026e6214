import { splitWords } from '#core/text/find-words.ts'
import type { LeaningWords } from '#words/schema.ts'
import { patternOf } from './define-language.ts'
import { plainVerbs } from './english-clauses.ts'

/** The words of a sentence that carry no meaning of their own. */
type IsGrammar = (word: string) => boolean

/** The signs that an English sentence needs another one. */
export type Leaning = {
  /** It needs the statement before it, has no verb, or is about the transcript itself. */
  leans: (text: string, isGrammar: IsGrammar) => boolean
  /** It begins again in the middle of itself. */
  isTorn: (text: string, isGrammar: IsGrammar) => boolean
}

const wordEnd = String.raw`(?!\p{L})`
const wordStart = String.raw`(?<![\p{L}'’-])`

/** Puts the patterns of leaning sentences together out of their words. */
export function createLeaning(words: LeaningWords): Leaning {
  const pointsBack = pointingOf(words)
  const opening = openingOf(words)
  const shown = new RegExp(`^${patternOf(words.shown)}s?$`, 'u')
  const lateThere = new RegExp(
    String.raw`^(?!(?:${patternOf(words.beforeThere)}|\p{L}+ly)${wordEnd})(?:\p{L}[\p{L}'’-]* ){1,6}there(?:['’]s| is| are) `,
    'iu',
  )
  return {
    leans: (text, isGrammar) => {
      if (!verb.test(text) && !perhapsVerb.test(text)) return true
      return opening.test(text) || pointsBack.test(text) || hasOpenPronoun(text, shown, isGrammar)
    },
    isTorn: (text, isGrammar) =>
      loneLetter.test(text) || cry.test(text) || lateThere.test(text) || isSaidAgain(text, isGrammar),
  }
}

/** The words that point at an earlier statement, or at something seen, wherever they stand. */
function pointingOf({ pointing, beforeThat, afterThat, beforeEach, talking }: LeaningWords): RegExp {
  const patterns = [
    `${patternOf(beforeThat)} that(?=\\p{P}|$| ${patternOf(afterThat)}${wordEnd})`,
    `${patternOf(pointing)}${wordEnd}`,
    `${patternOf(beforeEach)} each(?=[.,;])`,
    `${patternOf([talking])} (?!to${wordEnd})`,
  ]
  return new RegExp(`${wordStart}(?:${patterns.join('|')})`, 'iu')
}

/** Openings that go on with something, speak to one who is there, or say only what the speaker does next. */
function openingOf({ openings, existence, addresses }: LeaningWords): RegExp {
  const isNamed = String.raw`(?!\p{L}+ly,)\p{Lu}\p{Ll}+, ${patternOf(addresses)}`
  const pointsThere = `there(?! ${patternOf(existence)}${wordEnd}|['’])`
  return new RegExp(`^(?:${[pointsThere, patternOf(openings), isNamed].join('|')})${wordEnd}`, 'iu')
}

const pronoun = /^(?:it|its|it['’]s|it['’]ll|it['’]d|they|they['’](?:re|ve|ll|d)|them|their|theirs)$/u
const person = /^(?:he|she|him|her|his|hers|(?:he|she)['’](?:s|d|ll))$/u
const near = /^(?:this|these)$/u
/** `it` that stands for nothing: `it is hard to`, `makes it easy to`, `it takes years`. */
const empty =
  /(?<![\p{L}'’-])(?:it(?:['’]s| is| was| would be| will be|['’]ll be) (?:\p{L}+ ){1,3}(?:to|that|for|how|whether|if|when)|it (?:takes|took|turns out|seems|makes sense|depends)|(?:make|makes|made|making|find|keep)s? it (?:\p{L}+ ){0,2}\p{L}+ (?:to|for|that))(?!\p{L})/giu

/** Forms of verbs, and adverbs, are nothing that a pronoun stands for. */
const noName = /(?:ing|ed|ly)$/u

/** The fewest characters of a word that another can stand for. */
const minCharacters = 3

/** A pronoun of a sentence stands for something that the sentence does not name before it. */
function hasOpenPronoun(text: string, shown: RegExp, isGrammar: IsGrammar): boolean {
  let isNamed = false
  let hasPerson = false
  const words = splitWords(text.replace(empty, ' '))
  const said = words.map((word) => word.toLowerCase())
  const isSaidBefore = (word: string, position: number): boolean => said.slice(0, position).includes(word)
  for (const [position, word] of said.entries()) {
    const next = said[position + 1] ?? ''
    if (!isNamed && pronoun.test(word)) return true
    if (!hasPerson && person.test(word)) return true
    if (
      near.test(word) &&
      !shown.test(next) &&
      !isSaidBefore(next, position) &&
      !(isGrammar(next) && isNamed)
    )
      return true
    const isPerson: boolean = !hasPerson && /^\p{Lu}/u.test(words[position] ?? '')
    const isNews = !isNamed || isPerson
    if (!isNews || word.length < minCharacters || isGrammar(word) || noName.test(word)) continue
    isNamed = true
    hasPerson ||= isPerson
  }
  return false
}

/** A letter of a word that was begun and left: `or w any`, `the rest f the`, `D we designed it`. */
const loneLetter =
  /^[B-HJ-NP-Z] (?:we|i|you|it|the|they|this|that|an?|there) |(?<=(?:^|\s)(?:not )?to )[b-df-hj-np-tv-z] |(?<!(?:^|\s)(?:of|letter|variable|is|plus|minus|capital|and) )(?<=\s)(?:[bdfghjlmpqstvw]|th|sh|wh|wa|bu|fo) (?!(?:of|is|equals|plus|minus|squared|value|values|shirt|shirts|and|or|x|y)(?!\p{L}))\p{Ll}/u
/** A cry between words, without the comma that sets it off. */
const cry = /\p{L} (?:oh|yeah|yep|yes|hmm|okay|wow)(?= \p{L}|[.!]$)/iu
/** The same two words again without a mark between: `the round shape the round basic shape`. */
const again =
  /(?<![\p{L}'’-])(?!(?:the|a) (?:more|less|better|most|same)|as \p{L}+ as|(?:one|two|three|four|five|six|seven|eight|nine|more) )(\p{L}[\p{L}'’]* \p{L}[\p{L}'’]{2,})(?: \p{L}[\p{L}'’-]*){0,4} \1(?![\p{L}'’-])/giu
/** Forms of verbs that are no other word. */
const verb = new RegExp(
  String.raw`(?<![\p{L}-])(?:be|been|cut|${plainVerbs.replaceAll(/\s+/g, '|')}|\p{L}+ed|\p{L}+n['’]t|\p{L}+['’](?:s|re|m|ll|d|ve))(?!\p{L})`,
  'iu',
)
/** A word that may be a verb by its ending alone. */
const perhapsVerb = /(?<=\p{Ll},? )\p{Ll}{2,}s(?=[\s,;.])/u

function isSaidAgain(text: string, isGrammar: IsGrammar): boolean {
  return [...text.matchAll(again)].some(
    ([, pair = '']) => !isGrammar((pair.split(' ')[1] ?? '').toLowerCase()),
  )
}

const fillers =
  /,?\s*(?<![\p{L}\d'-])(?:u+h+|u+m+|uhm|e+r+m?|h+m+|(?<!\d\s?)mm+|a+h+|mm-hmm|uh-huh)(?![\p{L}\d'-])\s*,?/giu
const brokenOff = /(?<=^|\s)\p{L}{1,4}[-–—](?=\s+\p{L})/gu
const asides = /(?:^|,)\s*(?:you know|i mean|i guess)\s*,|,\s*(?:you know|i mean|i guess)(?=\s*[.!?]|\s*$)/giu
/** The words that need the comma which an aside before them has taken. */
const needsComma =
  /^\s*(?:for (?:example|instance)|such as|and|but|or|which|because|if|when|as|in)(?![\p{L}'’-])/iu
const hedges =
  /(?<!\b(?:an?|the|this|that|these|those|what|which|some|any|no|one|of|every|all|each|same|other|another|right|different|certain|new)\s)\b(?:sort|kind) of\s+/giu
const vague = /,?\s*\b(?:or whatever|and stuff(?: like that)?|and things like that|if you will)\b/giu
const fillingLike = /,\s*like\s*,|(?<=\b(?:of|have|has|had|got|with|just)\s)like\s+(?=(?:an?|the|some)\s)/giu
const stammer =
  /(?<![\p{L}\d'’-])(?!(?:very|really|had|that|so|many|much|far|long|no|zero|one|two|three|four|five|six|seven|eight|nine)\b|it,)(\p{L}[\p{L}'’]*(?:\s+\p{L}[\p{L}'’]*){0,2})(?:\s*[,–—]|\s*-{1,2})?\s+\1(?![\p{L}\d'’-])/giu
const opener =
  /^(?:(?:and|but|yet|also|oh|yeah|yes|yep|okay|ok|alright|all right|well|basically|anyway|anyways|actually|(?:it |so it )?turns out(?: that)?)(?![\p{L}'’-])|so(?!\s+(?:that|many|much|far|long|few|called)\b)(?![\p{L}'’-])|now(?!\s+that\b)(?![\p{L}'’-])|then(?![\p{L}'’-])|(?:right|like|you know|i mean|you see|look|see|no|however|therefore|still|moreover)(?=\s*,)|(?:i mean|you know)(?=\s+(?:the|it|it's|this|we|we're|there|they|you)\s))[\s,;:–—-]*/iu
/** Speakers break off, and begin again with a capital: `And-- But today-- So today we have`. */
const falseStart = /^(?:[^.!?]{0,40}?(?:--|[–—])\s+)+(?=\p{Lu})/u
const tag = /,\s*(?:right|okay|ok|you know|yeah|huh|see|isn't it|don't you think)\s*\?$/iu
const loneI = /(?<![\p{L}\d'’.-])i(?=['’](?:m|ve|d|ll)\b|\s|$)/gu

/** Most words that open a sentence only to hold the floor: `Okay, so, well, basically …`. */
const maxOpeners = 4

/** Leaves out asides, and keeps one of the commas around them where the sentence needs it. */
function withoutAsides(text: string, aside: RegExp): string {
  return text.replace(aside, (found: string, at: number, whole: string) => {
    const isBetween = found.startsWith(',') && found.endsWith(',')
    return isBetween && needsComma.test(whole.slice(at + found.length)) ? ',' : ' '
  })
}

function withoutStammer(text: string): string {
  const once = text.replace(stammer, '$1')
  return once === text ? text : withoutStammer(once)
}

function withoutOpeners(text: string): string {
  let rest = text
  for (let count = 0; count < maxOpeners; count += 1) {
    const shorter = rest.replace(opener, '')
    if (shorter === rest || shorter === '') break
    rest = shorter
  }
  return rest
}

/** English speech without fillers, stammers, asides and chatter; no word is added. */
export function quietenEnglish(text: string): string {
  const fluent = withoutAsides(text.replace(falseStart, ''), fillers)
  const calm = withoutAsides(fluent.replace(brokenOff, ''), asides)
    .replace(fillingLike, '')
    .replace(hedges, '')
    .replace(vague, '')
    .replace(/\s{2,}|[^\S ]/gu, ' ')
    .replace(/^[\s,;.]+/u, '')
  return withoutOpeners(withoutStammer(calm)).replace(tag, '.').replace(loneI, 'I')
}
