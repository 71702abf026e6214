import { hindiKey } from '#core/languages/hindi-in-latin.ts'
import { hindiGrammar } from '#core/search/search-terms.ts'
import { splitWords } from '#core/text/find-words.ts'
import type { TranscriptIndex } from './transcript-index.ts'

const devanagari = /\p{Script=Devanagari}/u
/** A key of fewer consonants fits words of another sound. */
const minKey = 4

/**
 * A question in Devanagari as a transcript in Latin letters spells what it names, since terms are borrowed
 * with their sounds: `softmax` for `सॉफ्टमैक्स क्या है?`, asked of a lecture in English. The question itself
 * where it is in another script, or where nothing of it is said.
 */
export function asHeard(index: TranscriptIndex, question: string): string {
  if (index.isHindi || !devanagari.test(question)) return question
  const grammar = hindiGrammar()
  const wanted = new Map<string, string[]>()
  for (const word of splitWords(question)) {
    const key = devanagari.test(word) && !grammar.has(word.normalize('NFC')) ? hindiKey(word) : null
    if (key !== null && key.length >= minKey) wanted.set(key, [])
  }
  if (wanted.size === 0) return question
  const read = new Set<string>()
  for (const { text } of index.sentences) {
    for (const word of splitWords(text.toLowerCase())) {
      if (read.has(word)) continue
      read.add(word)
      const key = hindiKey(word)
      if (key !== null) wanted.get(key)?.push(word)
    }
  }
  const latin = splitWords(question).filter((word) => !devanagari.test(word))
  const said = [...wanted.values()].flat()
  return said.length === 0 ? question : [...latin, ...said].join(' ')
}
