import type { Difference } from '#contract/evidence.ts'
import type { EvidenceIndex } from '../evidence-index.ts'
import type { Scene } from './read-scene.ts'

const known = new WeakMap<EvidenceIndex, ReadonlySet<string>>()
const word = /[\p{L}\p{M}ー・]+/gu

/**
 * Names in scripts without capitals that nobody says in the transcript, and the quote has another. Both have
 * a title, or stand between the same words; else a word may be an ordinary one.
 */
export function compareTitled({ index, words, quoted: marks }: Scene, text: string): Difference[] {
  const { titledName, bareName } = words
  if (titledName === null) return []
  const quoted = new Set(marks.map(({ sentence }) => sentence))
  const quote = [...quoted].map((at) => index.sentences[at]?.text ?? '').join(' ')
  const others = [...saidNames(index, titledName)].filter(
    (name) => quote.includes(name) && !text.includes(name),
  )
  const line = wordsIn(text)
  const spoken = wordsIn(quote)
  const isBetween = (at: number): boolean =>
    spoken.some(
      (name, position) =>
        others.includes(name) &&
        line[at - 1] === spoken[position - 1] &&
        line[at + 1] === spoken[position + 1] &&
        (line[at - 1] ?? line[at + 1]) !== undefined,
    )
  const bare = line.filter((each, at) => bareName?.test(each) === true && isBetween(at))
  const stated = others.length === 0 ? [] : [...titledNames(text, titledName), ...bare]
  return [...new Set(stated)]
    .filter((name) => !index.sentences.some((sentence) => sentence.text.includes(name)))
    .map((name) => ({ kind: 'name' as const, stated: name, said: others[0] ?? '' }))
}

/** The names that stand beside a title anywhere in a transcript. */
function saidNames(index: EvidenceIndex, titledName: RegExp): ReadonlySet<string> {
  const found = known.get(index)
  if (found !== undefined) return found
  // A sentence may end behind the point of a title.
  const text = index.sentences.map((sentence) => sentence.text).join(' ')
  const names = new Set(titledNames(text, titledName))
  known.set(index, names)
  return names
}

function titledNames(text: string, titledName: RegExp): string[] {
  return [...text.matchAll(titledName)].map(([, name = '']) => name)
}

function wordsIn(text: string): string[] {
  return text.match(word) ?? []
}
