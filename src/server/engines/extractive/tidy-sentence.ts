import type { Language } from '#server/domain/languages/define-language.ts'

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
