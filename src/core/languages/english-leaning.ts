import { splitWords } from '#core/text/find-words.ts'
import type { LeaningWords } from '#words/schema.ts'
import { anyOf, patternOf } from './define-language.ts'
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
      begunWords.some((begun) => begun.test(text)) ||
      cry.test(text) ||
      lateThere.test(text) ||
      isSaidAgain(text, isGrammar),
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

const pronoun = new RegExp(
  `^${anyOf("it, its, it's, it'll, it'd, they, they're, they've, they'll, they'd, them, their, theirs")}$`,
  'u',
)
const person = new RegExp(
  `^${anyOf("he, she, him, her, his, hers, he's, he'd, he'll, she's, she'd, she'll")}$`,
  'u',
)
const near = /^(?:this|these)$/u
/** Verbs of an `it` that stands for nothing: `it takes years`. */
const impersonal = anyOf('takes, took, turns out, seems, makes sense, depends')
/** `it` that stands for nothing: `it is hard to`, `makes it easy to`, `it takes years`. */
const emptyIt = new RegExp(
  `${wordStart}(?:${[
    String.raw`it(?:['’]s| is| was| would be| will be|['’]ll be) (?:\p{L}+ ){1,3}(?:to|that|for|how|whether|if|when)`,
    `it ${impersonal}`,
    String.raw`(?:make|makes|made|making|find|keep)s? it (?:\p{L}+ ){0,2}\p{L}+ (?:to|for|that)`,
  ].join('|')})${wordEnd}`,
  'giu',
)

/** Forms of verbs, and adverbs, are nothing that a pronoun stands for. */
const noName = /(?:ing|ed|ly)$/u

/** The fewest characters of a word that another can stand for. */
const minCharacters = 3

/** A pronoun of a sentence stands for something that the sentence does not name before it. */
function hasOpenPronoun(text: string, shown: RegExp, isGrammar: IsGrammar): boolean {
  let isNamed = false
  let hasPerson = false
  const words = splitWords(text.replace(emptyIt, ' '))
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

/** Words behind a single letter that is a name, a variable or an answer of a choice: `b is`, `t shirts`. */
const behindLetter = anyOf(
  'of, is, equals, plus, minus, squared, value, values, shirt, shirts, and, or, x, y',
)
/** A letter or two of a word that was begun and left: `D we designed it`, `to w go`, `the rest f the`. */
const begunWords = [
  /^[B-HJ-NP-Z] (?:we|i|you|it|the|they|this|that|an?|there) /u,
  /(?<=(?:^|\s)(?:not )?to )[b-df-hj-np-tv-z] /u,
  new RegExp(
    String.raw`(?<!(?:^|\s)(?:of|letter|variable|is|plus|minus|capital|and) )(?<=\s)` +
      String.raw`(?:[bdfghjlmpqstvw]|th|sh|wh|wa|bu|fo) (?!${behindLetter}${wordEnd})\p{Ll}`,
    'u',
  ),
]
/** A cry between words, without the comma that sets it off. */
const cry = /\p{L} (?:oh|yeah|yep|yes|hmm|okay|wow)(?= \p{L}|[.!]$)/iu
const counts = anyOf('one, two, three, four, five, six, seven, eight, nine, more')
/** Two words that are said again with a purpose: `the more … the more`, `as fast as`, `two years`. */
const meantTwice = String.raw`(?:the|a) (?:more|less|better|most|same)|as \p{L}+ as|${counts} `
/** The same two words again without a mark between: `the round shape the round basic shape`. */
const again = new RegExp(
  String.raw`${wordStart}(?!${meantTwice})(\p{L}[\p{L}'’]* \p{L}[\p{L}'’]{2,})` +
    String.raw`(?: \p{L}[\p{L}'’-]*){0,4} \1(?![\p{L}'’-])`,
  'giu',
)
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
