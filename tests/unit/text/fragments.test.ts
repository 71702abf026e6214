import { describe, expect, it } from 'vitest'
import type { Cue } from '#contract/transcripts.ts'
import { splitSentences } from '#core/text/split-sentences.ts'

/** Cues of two seconds, one after another, without a speaker. */
function cues(...texts: string[]): Cue[] {
  return texts.map((text, i) => ({ start: i * 2, duration: 2, text, speaker: null }))
}

describe('splitSentences: marks of fragments', () => {
  const run = (words: number): string => Array.from({ length: words }, (_, i) => `tiếng${i}`).join(' ')

  it('are not set where most sentences would have one', () => {
    const list = cues(
      'Xin chào.',
      ...Array.from({ length: 12 }, () => run(20)),
      'Cảm ơn.',
      'Hết.',
      'Vâng.',
      'Ừ.',
      'Rồi.',
    )
    const sentences = splitSentences(list, 'vi')
    expect(sentences.length).toBeGreaterThan(8)
    expect(sentences.some(({ fragment }) => fragment)).toBe(false)
  })

  it('are set where few have one', () => {
    const whole = Array.from({ length: 10 }, (_, i) => `Đây là câu số ${i}.`)
    const sentences = splitSentences(cues(...whole, `${run(60)}.`), 'vi')
    expect(sentences.filter(({ fragment }) => fragment).length).toBeGreaterThan(0)
  })
})
