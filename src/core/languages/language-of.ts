import { wordsOf } from '#words'
import { defineLanguage, listedStopWords } from './define-language.ts'
import type { Language } from './define-language.ts'
import { createEnglish } from './english.ts'
import { createHindiInLatin, hindiInLatinTag, isHindiInLatinTag } from './hindi-in-latin.ts'

const unspaced = new Set(['yue', 'th', 'lo', 'km', 'my'])
const known = new Map<string, Language>()

/** The rules for a BCP 47 tag such as `pt-BR`. A language we have no words for gets rules that need none. */
export function languageOf(tag: string): Language {
  const code = isHindiInLatinTag(tag)
    ? hindiInLatinTag
    : (/^[a-z]{2,3}(?=-|$)/i.exec(tag)?.[0].toLowerCase() ?? 'und')
  const found = known.get(code)
  if (found !== undefined) return found
  const language = createLanguage(code)
  known.set(code, language)
  return language
}

function createLanguage(code: string): Language {
  if (code === 'en') return createEnglish()
  if (code === hindiInLatinTag) return createHindiInLatin()
  const words = wordsOf(code)?.speech
  if (words !== undefined) return defineLanguage(code, words)
  const rules = defineLanguage(code, unspaced.has(code) ? { unspaced: true } : {})
  return { ...rules, stopWords: listedStopWords(code) }
}
