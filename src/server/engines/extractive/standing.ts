import type { Language } from '#server/domain/languages/define-language.ts'
import { isFilmCredit } from '#server/domain/languages/title-words.ts'
import { countWords, hasUnspacedScript } from '#server/domain/text/find-words.ts'

/**
 * Whether a sentence can be read on its own: `alone` yes; `leaning` when it points at what was said before or is small
 * talk; `broken` when it is no whole statement; `scrap` when it is a question, a cry or a line of credits.
 */
export type Standing = 'alone' | 'leaning' | 'broken' | 'scrap'

/** Fewer words than this say nothing. */
const minWords = 4

const question = /[?？؟]["'”’»)\]」』]*$/u
const brokenOff = /(?<=\S)- |--|\.\.\.|…/u
const wordThrice = /(?<![\p{L}'’])(\p{L}+)[,\s]+\1[,\s]+\1(?![\p{L}'’])/iu

/** A statement has a smaller share of words with a capital than a list of the people present. */
const maxCapitals = 0.6

/** Whether a text ends by asking. */
export function isQuestion(text: string): boolean {
  return question.test(text)
}

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

/**
 * Judges a tidied sentence of `length` words. `fragment` says that its beginning was cut off, `cutOff` that its end
 * was.
 */
export function judgeStanding(
  text: string,
  language: Language,
  about: { length: number; fragment: boolean; cutOff: boolean },
): Standing {
  const { min, max } = language.statement
  if (about.length < minWords || isQuestion(text) || isFilmCredit(text)) return 'scrap'
  if (about.fragment || about.length < min || about.length > max) return 'broken'
  if (brokenOff.test(text) || wordThrice.test(text) || language.isBroken(text)) return 'broken'
  if (about.cutOff || isListOfNames(text) || isList(text)) return 'leaning'
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
 * A sentence as it is shown: notes such as `[laughter]` and the noise of speech dropped, capital first, closed. Empty
 * when nothing was said.
 */
export function tidySentence(text: string, language: Language): string {
  if (text.length > maxCharacters) return ''
  const said = text.replace(sounds, ' ').replace(/\s+/gu, ' ').replace(leadingMarks, '')
  const bare = withoutLoneQuotes(language.quieten(said))
    .replace(leadingMarks, '')
    .replace(trailingMarks, '')
    .replace(/\s+([,.!?;:])(?!\.)/gu, '$1')
    .trim()
  if (!/[\p{L}\p{N}]/u.test(bare)) return ''
  return bare.charAt(0).toUpperCase() + bare.slice(1) + closingMark(bare)
}
