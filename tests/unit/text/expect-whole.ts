import { expect } from 'vitest'
import type { Cue } from '#contract/transcripts.ts'
import { splitSentences } from '#core/text/split-sentences.ts'

/** Letters and digits in order: blanks and capitals may be put in, marks that stand alone may go. */
function lettersOf(texts: readonly string[]): string {
  return texts
    .join(' ')
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '')
    .toLowerCase()
}

/** The sentences of captions hold all their words, in the order of their times and turns. */
export function expectWhole(cues: Cue[], language: string): void {
  const sentences = splitSentences(cues, language)
  expect(lettersOf(sentences.map(({ text }) => text))).toBe(lettersOf(cues.map(({ text }) => text)))
  for (const [i, sentence] of sentences.entries()) {
    const before = sentences[i - 1]
    expect(sentence.index).toBe(i)
    expect(sentence.text).toMatch(/[\p{L}\p{N}]/u)
    expect(sentence.text).toBe(sentence.text.trim())
    expect(sentence.turn - (before?.turn ?? 0)).toBeOneOf([0, i === 0 ? 0 : 1])
    expect(sentence.start ?? 0).toBeGreaterThanOrEqual(before?.start ?? 0)
    if (sentence.turn === before?.turn) expect(sentence.speaker).toBe(before.speaker)
  }
}
