import { isAlike, primaryOf } from './alike-languages.ts'
import { tellKin } from './tell-kin.ts'

/** Fewer letters or words are a name, or what many languages have. */
const minLetters = 12
const minWords = 3
/** How much better the text must fit its own language than the other. With 0.1, "Does José like Barcelona?" is no English. */
const minMargin = 0.15
const letter = /\p{L}/gu
/** A letter in these scripts is about a word of others. */
const denseScript = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u

/**
 * The language of a short text, as a BCP 47 code, where it is plainly another one than `expected`; `null` where it may be that one, or
 * where the detector does not know it.
 */
export async function foreignLanguage(text: string, expected: string): Promise<string | null> {
  if (!denseScript.test(text) && isShort(text)) return null
  const { eld } = await import('eld/extrasmall')
  const known = Object.values(eld.info().Languages)
  const primary = primaryOf(expected)
  if (!known.some((code) => isAlike(code, primary))) return null
  const result = eld.detect(text)
  if (result.language === '' || isAlike(tellKin(result.language, text), primary)) return null
  const scores = result.getScores()
  const margin = (scores[result.language] ?? 0) - (scores[primary] ?? 0)
  return margin >= minMargin ? result.language : null
}

function isShort(text: string): boolean {
  return (text.match(letter) ?? []).length < minLetters || text.trim().split(/\s+/).length < minWords
}
