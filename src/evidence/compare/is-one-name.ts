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

/** Somebody says the two words one behind the other, with nothing but a blank between. */
function isSaidBeside(
  { ids, postings, sentences, sentenceAt }: EvidenceIndex,
  one: string,
  other: string,
): boolean {
  const id = ids.get(one)
  if (id === undefined || !ids.has(other)) return false
  return postings.positions.subarray(postings.from[id] ?? 0, postings.from[id + 1] ?? 0).some((at) => {
    const text = foldWord(sentences[sentenceAt[at] ?? -1]?.text ?? '')
    return [`${one} ${other}`, `${other} ${one}`].some((name) => text.includes(name))
  })
}
