import { arabic, chinese, japanese, russian } from './other-scripts.ts'
import { defineLanguage, listedStopWords } from './define-language.ts'
import type { Language } from './define-language.ts'
import { english } from './english.ts'
import { french, italian, portuguese, spanish } from './romance.ts'
import { german, swedish } from './germanic.ts'

const known = new Map(
  [arabic, chinese, english, french, german, italian, japanese, portuguese, russian, spanish, swedish].map(
    (language) => [language.code, language],
  ),
)
const unspaced = new Set(['yue', 'th', 'lo', 'km', 'my'])

/** The rules for a BCP 47 tag such as `pt-BR`. A language we have no words for gets rules that need none. */
export function languageOf(tag: string): Language {
  const code = /^[a-z]{2,3}(?=-|$)/i.exec(tag)?.[0].toLowerCase() ?? 'und'
  return (
    known.get(code) ?? {
      ...defineLanguage({ code, spaced: !unspaced.has(code) }),
      stopWords: listedStopWords(code),
    }
  )
}
