import type { Difference } from '#contract/evidence.ts'
import type { EvidenceIndex } from '../evidence-index.ts'
import type { Scene } from './read-scene.ts'

const known = new WeakMap<EvidenceIndex, ReadonlySet<string>>()

/**
 * Names in scripts without capitals that nobody says in the transcript, where the quote has another: both with a title, or in the
 * place of a name that the transcript has with a title somewhere. A word without either may be an ordinary one.
 */
export function compareUncasedNames({ index, words, near }: Scene, { text }: { text: string }): Difference[] {
  const { titledName, bareName } = words
  if (titledName === null) return []
  const positions = new Set(near.filter(({ isQuoted }) => isQuoted).map(({ sentence }) => sentence))
  const quote = [...positions].map((at) => index.sentences[at]?.text ?? '').join(' ')
  const others = [...saidNames(index, titledName)].filter(
    (name) => quote.includes(name) && !text.includes(name),
  )
  if (others.length === 0) return []
  const stated = [
    ...titledNames(text, titledName),
    ...(bareName === null ? [] : placedNames(text, quote, { names: others, bareName })),
  ]
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

const word = /[\p{L}\p{M}ー・]+/gu

/** Words of a line with the same words on both sides as a name of the quote. A role may be found there too: `the doctor`. */
function placedNames(
  text: string,
  quote: string,
  { names, bareName }: { names: readonly string[]; bareName: RegExp },
): string[] {
  const line = wordsIn(text)
  const spoken = wordsIn(quote)
  const positions = [...spoken.keys()].filter((position) => names.includes(spoken[position] ?? ''))
  return line.filter(
    (each, at) => bareName.test(each) && positions.some((position) => isBetween(line, at, spoken, position)),
  )
}

function isBetween(
  line: readonly string[],
  at: number,
  spoken: readonly string[],
  position: number,
): boolean {
  const isSame = (step: number): boolean => line[at + step] === spoken[position + step]
  return isSame(-1) && isSame(1) && (line[at - 1] ?? line[at + 1]) !== undefined
}

function wordsIn(text: string): string[] {
  return [...text.matchAll(word)].map(([each]) => each)
}
