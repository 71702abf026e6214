import { soundOf, soundsTogether } from '#words/sounds.ts'
import { occurrencesOf } from '../evidence-index.ts'
import type { EvidenceIndex } from '../evidence-index.ts'
import { isNear } from '../lint-text.ts'
import { foldWord } from '../scan-words.ts'
import { nameWords } from './compare-speakers.ts'

/** Letters of a name of which one may be another: `Stanislaw`, `Stanislav`. */
const leastSpelled = 5

/** Two words are spellings of one name, or the first name and the surname of one person of the transcript. */
export function isOneName(index: EvidenceIndex, one: string, other: string): boolean {
  const isSpelling = Math.min(one.length, other.length) >= leastSpelled && isNear(one, other)
  return (
    isSpelling ||
    isSaidBeside(index, one, other) ||
    index.speakers.some((speaker) => {
      const words = nameWords(speaker)
      return words.includes(one) && words.includes(other)
    })
  )
}

/** The two words are said one behind the other, with nothing but a blank between. */
function isSaidBeside(index: EvidenceIndex, one: string, other: string): boolean {
  const { ids, sentences, sentenceAt } = index
  if (!ids.has(other)) return false
  return occurrencesOf(index, ids.get(one) ?? -1).some((at) => {
    const text = foldWord(sentences[sentenceAt[at] ?? -1]?.text ?? '')
    return [`${one} ${other}`, `${other} ${one}`].some((name) => text.includes(name))
  })
}

const accents = /[\u0300-\u036f]/gu

/** The sound of a name without its vowels, by which it is known in another language or script. */
function soundsOf(word: string): string {
  let plain = word.toLowerCase().normalize('NFD').replaceAll(accents, '').normalize('NFC')
  for (const [letters, sound] of soundsTogether) plain = plain.replaceAll(letters, sound)
  const heard = Array.from(plain, (letter) => soundOf.get(letter) ?? '').join('')
  return heard.replaceAll(/(.)\1+/gu, '$1')
}

/** Words that begin with so many sounds alike are forms of one name, if they have as many. */
const beginning = 3
const leastSounds = 2

/** One of some words sounds like a name, or like a form of it: `Britannique` and `British`. */
export function isHeardAmong(name: string, words: Iterable<string>): boolean {
  const heard = soundsOf(name)
  if (heard.length < leastSounds) return false
  for (const word of words) {
    const said = soundsOf(word)
    const isForm = Math.min(said.length, heard.length) > beginning
    if (said === heard || (isForm && said.slice(0, beginning) === heard.slice(0, beginning))) return true
  }
  return false
}
