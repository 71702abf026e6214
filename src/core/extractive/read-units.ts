import type { Sentence } from '#contract/transcripts.ts'
import type { DraftInsight } from '#core/draft-summary.ts'
import type { Language } from '#core/languages/define-language.ts'
import { isFilmCredit } from '#core/languages/title-words.ts'
import {
  countStems,
  createWordReader,
  splitWords,
  countWords,
  hasUnspacedScript,
} from '#core/text/find-words.ts'
import type { Term } from '#core/text/find-words.ts'
import { withReadability } from './readability.ts'
import { readSpeechActs } from './speech-acts.ts'
import type { SpeechAct } from './speech-acts.ts'

/** A sentence as the engine weighs it; `text` is tidied, `length` counts its words. */
export type Unit = {
  sentence: Sentence
  text: string
  words: readonly string[]
  length: number
  terms: Term[]
  /** The number of times that it has each stem, in the order in which they come. */
  stems: ReadonlyMap<string, number>
  standing: Standing
  /** From 0 to 1: how little of it are pronouns whose meaning the reader has to guess. */
  clarity: number
  /**
   * True where it points at an earlier statement or is about the transcript itself; for sentences that stand
   * alone, also by their opening.
   */
  leans: boolean
  /** True where it stands alone, does not lean, and seems to be a piece of another sentence. */
  isPiece: boolean
  /** From 0 to 1: how likely it is to make sense alone, beside other whole sentences of its transcript. */
  readability: number
}

/** `Crockford: ` or `man: ` before what is said. */
const label = /^(\p{L}[\p{L}.'’-]*(?: \p{L}[\p{L}.'’-]*){0,3}): /u

/** The labels of speakers: the words before a colon at the start of several sentences. */
function findLabels(sentences: readonly Sentence[]): Set<string> {
  const counts = new Map<string, number>()
  for (const { text } of sentences) {
    const found = label.exec(text)?.[1]
    if (found !== undefined) counts.set(found, (counts.get(found) ?? 0) + 1)
  }
  return new Set([...counts].filter(([, count]) => count > 1).map(([found]) => found))
}

function withoutLabel(text: string, labels: ReadonlySet<string>): string {
  if (labels.size === 0) return text
  const found = label.exec(text)
  return found?.[1] !== undefined && labels.has(found[1]) ? text.slice(found[0].length) : text
}

const ownStop = /[.。]$/u

/** A piece of a longer run of speech is marked as one: a full stop would make it a sentence. */
function withCuts(text: string, { before, after }: { before: boolean; after: boolean }): string {
  if (text === '') return ''
  const end = after ? text.replace(ownStop, '…') : text
  return before ? `… ${end.charAt(0).toLowerCase()}${end.slice(1)}` : end
}

/** Tidies and reads each sentence; the result has one unit per sentence, in their order. */
export function readUnits(sentences: readonly Sentence[], language: Language): Unit[] {
  const labels = findLabels(sentences)
  const texts = sentences.map(({ text }) => tidySentence(withoutLabel(text, labels), language))
  const readTerms = createWordReader(language, texts)
  const acts = readSpeechActs(texts, language.code)
  const units = sentences.map((sentence, position): Unit => {
    const text = texts[position] ?? ''
    const next = sentences[position + 1]
    const isCut = next?.fragment === true && next.turn === sentence.turn
    const cutOff = isCut && !language.isWholePiece(sentence.text)
    const shown = withCuts(text, { before: sentence.fragment, after: cutOff })
    const words = splitWords(shown)
    const terms = readTerms(words)
    const { length } = words
    const clarity = Math.max(0, 1 - (text.match(language.guesswork)?.length ?? 0) / Math.max(1, length))
    const isHalf = endsOpen.test(sentence.text)
    const about = { length, fragment: sentence.fragment, cutOff, isHalf, act: acts[position] ?? null }
    const standing = judgeStanding(text, language, about)
    const leans = standing === 'alone' ? language.isLeaning(text) : standing === 'leaning'
    return {
      sentence,
      text: shown,
      words,
      length,
      terms,
      stems: countStems(terms),
      standing,
      leans,
      isPiece: standing === 'alone' && !leans && language.isPiece(text),
      clarity,
      readability: clarity ** clarityPower,
    }
  })
  return language.code === 'en' ? withReadability(units) : units
}

/** Power of clarity in languages in which no lines were read that say what makes sense alone. */
const clarityPower = 7

/** A sentence is whole and points at nothing before it. */
export function readsAlone({ standing, leans, isPiece }: Unit): boolean {
  return standing === 'alone' && !leans && !isPiece
}

/** A sentence as a statement: its tidied text to read, its own words to check it by. */
export function quoteOf({ text, sentence }: Unit): DraftInsight {
  return { text, quote: sentence.text, sentence: sentence.index, isQuoted: true }
}

/**
 * The degree to which a sentence can be read on its own: `alone` fully; `leaning` when it points at an
 * earlier statement or is small talk; `broken` when it is no whole statement; `scrap` when it is a question,
 * a cry or a line of credits.
 */
export type Standing = 'alone' | 'leaning' | 'broken' | 'scrap'

/** Fewer words than this say nothing. */
const minWords = 4

const brokenOff = /(?<=\S)- |--|\.\.\.|…/u
const wordThrice = /(?<![\p{L}'’])(\p{L}+)[,\s]+\1[,\s]+\1(?![\p{L}'’])/iu

/** A statement has a smaller share of words with a capital than a list of the people present. */
const maxCapitals = 0.6

/** Acknowledgements and greetings name people and say nothing of them. */
function isListOfNames(text: string): boolean {
  const words = text.match(/\p{L}[\p{L}'’-]*/gu) ?? []
  return words.filter((word) => /^\p{Lu}\p{Ll}/u.test(word)).length > maxCapitals * words.length
}

const separator = /[,;、،，；]+\s*/u
const list = { minItems: 5, maxItemWords: 3, minShare: 0.7 }

/** A list of things says nothing of any of them: most of its parts are a few words between two commas. */
function isList(text: string): boolean {
  if (hasUnspacedScript(text)) return false
  const items = text.split(separator)
  const few = items.filter((item) => countWords(item) <= list.maxItemWords)
  return items.length >= list.minItems && few.length >= list.minShare * items.length
}

/** A sentence announces what follows it: the half of a list that says nothing of what is in it. */
const endsOpen = /[:：]["'”’»)\]」』]*\s*$/u

/**
 * Judges a tidied sentence of `length` words; `fragment`: cut at its beginning, `cutOff`: at its end,
 * `isHalf`: the rest follows in others.
 */
function judgeStanding(
  text: string,
  language: Language,
  about: { length: number; fragment: boolean; cutOff: boolean; isHalf: boolean; act: SpeechAct },
): Standing {
  const { min, max } = language.statement
  const { act } = about
  if (about.length < minWords || act === 'asks' || act === 'offers' || isFilmCredit(text)) return 'scrap'
  if (about.fragment || about.isHalf || about.length < min || about.length > max) return 'broken'
  if (brokenOff.test(text) || wordThrice.test(text) || language.isBroken(text)) return 'broken'
  if (about.cutOff || act === 'frames' || isListOfNames(text) || isList(text)) return 'leaning'
  return language.pointing.test(text) || language.pleasantries.test(text) ? 'leaning' : 'alone'
}

const sounds =
  /\[[^[\]]*\]|\([^()]{0,40}\b(?:laugh|applau|music|inaudible|unintelligible|crosstalk)[^()]{0,40}\)|[♪♫]+/giu
const leadingMarks = /^[\s\-–—>*•,،、，;:….]+/u
const trailingMarks = /[\s,،、，;:\-–—]+$/u
const closed = /[.!?…。！？؟।॥]["'”’»)\]」』]*$/u
const wideScript = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]["'”’»)\]」』]*$/u

/** No sentence of speech has more characters; longer ones are pasted data. */
const maxCharacters = 2000

/** Half of a quotation that goes on in another sentence is shown without its lone mark. */
function withoutLoneQuotes(text: string): string {
  const marks = text.match(/"/gu)?.length ?? 0
  return marks % 2 === 1 ? text.replaceAll('"', '') : text
}

function closingMark(text: string): string {
  if (closed.test(text)) return ''
  return wideScript.test(text) ? '。' : '.'
}

/**
 * A sentence as it is shown: notes such as `[laughter]` and the noise of speech dropped, capital first,
 * closed. Empty when nothing was said.
 */
export function tidySentence(text: string, language: Language): string {
  if (text.length > maxCharacters) return ''
  const said = text
    .replace(sounds, ' ')
    .replace(/\s{2,}|[^\S ]/gu, ' ')
    .replace(leadingMarks, '')
  const bare = withoutLoneQuotes(language.quieten(said))
    .replace(leadingMarks, '')
    .replace(trailingMarks, '')
    .replace(/\s+([,.!?;:])(?!\.)/gu, '$1')
    .trim()
  if (!/[\p{L}\p{N}]/u.test(bare)) return ''
  return bare.charAt(0).toUpperCase() + bare.slice(1) + closingMark(bare)
}
