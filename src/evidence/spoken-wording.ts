import { joinText } from '#product/join-text.ts'
import type { EvidenceIndex } from './evidence-index.ts'
import type { Range } from './find-exact.ts'
import { readWords } from './scan-words.ts'

/** Marks that touch the words; at the end of a sentence also those with a blank between. */
const marksBefore = /(?:^[^\p{L}\p{N}\p{M}]+|[^\s\p{L}\p{N}\p{M}]+)$/u
const marksBehind = /^(?:[^\p{L}\p{N}\p{M}]+$|[^\s\p{L}\p{N}\p{M}]+)/u

/** The stretch as it is written in the transcript, with the marks that touch its ends. */
export function spokenWording(index: EvidenceIndex, { from, to }: Range): string {
  const first = index.sentenceAt[from] ?? 0
  const last = index.sentenceAt[to - 1] ?? first
  const pieces = index.sentences.slice(first, last + 1).map(({ text }, offset) => {
    const begins = index.firstAt[first + offset] ?? 0
    const words = readWords(text, index.language)
    return cut(text, words[from - begins]?.from ?? 0, words[to - 1 - begins]?.to ?? text.length)
  })
  return joinText(pieces)
}

function cut(text: string, from: number, to: number): string {
  const before = marksBefore.exec(text.slice(0, from))?.[0] ?? ''
  const behind = marksBehind.exec(text.slice(to))?.[0] ?? ''
  return text.slice(from - before.length, to + behind.length)
}
