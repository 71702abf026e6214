import fc from 'fast-check'
import { describe, it } from 'vitest'
import type { Cue } from '#contract/transcripts.ts'
import { splitSentences } from '#core/text/split-sentences.ts'
import { languages, storyCues } from '#tests/setup/caption-files.ts'
import { expectGrowth } from '#tests/setup/processor-time.ts'
import { expectWhole } from './expect-whole.ts'

describe('the sentences of a transcript', () => {
  it.each(languages)('hold all words of the story in order, in %s', (language) => {
    expectWhole([...storyCues(language)], language)
  })

  it('hold all words of any cues in order, in any language', () => {
    const piece = fc.constantFrom(
      ...'so, we begin. and Mr. J. then? 12 3.5 — ... "no" 日本語です。 今日は ก็ดีครับ привет! ، نعم؟ it\'s because >> a'.split(
        ' ',
      ),
    )
    const text = fc
      .array(piece, { minLength: 1, maxLength: 30 })
      .map((pieces) => pieces.join(' '))
      .filter((joined) => /[\p{L}\p{N}]/u.test(joined))
    const cue = fc.record({
      gap: fc.integer({ min: 0, max: 3000 }),
      text,
      speaker: fc.constantFrom(null, null, 'A', 'B'),
    })
    const language = fc.constantFrom('en', 'de', 'ja', 'th', 'und', 'not a language')
    fc.assert(
      fc.property(fc.array(cue, { maxLength: 30 }), language, fc.boolean(), (list, code, isMarked) => {
        let at = 0
        const cues = list.map(({ gap, text: words, speaker }): Cue => {
          at += gap
          return {
            start: at / 1000,
            duration: 0.5,
            text: isMarked && speaker === null ? `>> ${words}` : words,
            speaker,
          }
        })
        expectWhole(cues, code)
      }),
      { numRuns: 300 },
    )
  })

  it('are found in time that grows with the words and no faster', () => {
    const splitting = (texts: string[]) => () =>
      splitSentences(
        texts.map((text, i): Cue => ({ start: i, duration: 1, text, speaker: null })),
        'en',
      )
    // Quadratic time would be 256 times as long as the short one; 80 leaves room for the collector.
    const expectLinear = (short: string[], long: string[]): void =>
      expectGrowth(splitting(short), splitting(long), 80)
    for (const piece of ['word ', 'Mr. ', 'a. ', '汉字', 'の ', '... ', '" ']) {
      expectLinear([piece.repeat(2000)], [piece.repeat(32_000)])
    }
    const cues = (count: number) => Array.from({ length: count }, (_, i) => `Cue ${i}.`)
    expectLinear(cues(2000), cues(32_000))
  })
})
