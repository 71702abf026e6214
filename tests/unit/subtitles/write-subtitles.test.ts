import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Sentence } from '#contract/transcripts.ts'
import { writeSubRip, writeWebVtt } from '#core/subtitles/write-subtitles.ts'
import { splitSentences } from '#core/text/split-sentences.ts'
import { createSampleSource } from '#server/adapters/samples/samples.ts'
import { parseFile } from '#tests/setup/parse-file.ts'

function said(
  start: number | null,
  end: number | null,
  text: string,
  speaker: string | null = null,
): Sentence {
  return { index: 0, start, end, text, speaker, turn: 0, fragment: false }
}

describe('captions of a transcript', () => {
  it('are SubRip with numbers and commas', () => {
    const text = writeSubRip([said(0, 1.5, 'One.'), said(3723.0406, 3724, 'Two <b>&</b>.', 'Ada')])
    expect(text).toBe(
      '1\n00:00:00,000 --> 00:00:01,500\nOne.\n\n2\n01:02:03,041 --> 01:02:04,000\nAda: Two <b>&</b>.\n',
    )
  })

  it('are WebVTT with a header, voices and nothing that reads as a tag', () => {
    const text = writeWebVtt([said(0, 1.5, 'a --> b & <c>', 'Ada\n> B')])
    expect(text).toBe('WEBVTT\n\n00:00:00.000 --> 00:00:01.500\n<v Ada &gt; B>a --&gt; b &amp; &lt;c&gt;\n')
  })

  it('leave out what has no time, and never overlap', () => {
    const text = writeSubRip([said(0, 9, 'Long.'), said(null, null, 'When?'), said(4, null, 'Next.')])
    expect(text).toContain('00:00:00,000 --> 00:00:04,000\nLong.')
    expect(text).not.toContain('When?')
  })

  it('share out the time of a caption among the sentences that begin with it', () => {
    const text = writeSubRip([said(1, 4, 'One.'), said(1, 4, 'Twice as long.'), said(4, 5, 'Next.')])
    expect(text.match(/[\d:,]+ --> [\d:,]+/g)).toEqual([
      '00:00:01,000 --> 00:00:01,667',
      '00:00:01,667 --> 00:00:04,000',
      '00:00:04,000 --> 00:00:05,000',
    ])
  })

  it('each take time and follow one another, whatever the times of the sentences are', () => {
    const second = fc.oneof(
      fc.constant(0),
      fc.integer({ min: 0, max: 30 }),
      fc.double({ min: 0, max: 0.01, noNaN: true }),
    )
    const sentence = fc.record({
      gap: second,
      length: fc.option(second),
      text: fc.string({ minLength: 1, maxLength: 200 }),
    })
    fc.assert(
      fc.property(fc.array(sentence, { minLength: 1, maxLength: 12 }), (given) => {
        let at = 0
        const sentences = given.map(({ gap, length, text }) => {
          at += gap
          return said(at, length === null ? null : at + length, text)
        })
        const times = [...writeWebVtt(sentences).matchAll(/(\d\d):(\d\d):(\d\d)\.(\d{3})/g)].map(
          ([, hours, minutes, seconds, thousandths]) =>
            Number(hours) * 3_600_000 +
            Number(minutes) * 60_000 +
            Number(seconds) * 1000 +
            Number(thousandths),
        )
        let end = 0
        for (const [index, time] of times.entries()) {
          if (index % 2 === 0) expect(time).toBeGreaterThanOrEqual(end)
          else expect(time).toBeGreaterThan(times[index - 1] ?? 0)
          end = time
        }
      }),
      { seed: 7, numRuns: 500 },
    )
  })

  it('have nothing in their text that reads as a time, and no sentence that is empty', () => {
    const text = writeSubRip([said(0, 1, ' '), said(1, 2, '0:01 --> 0:02')])
    expect(text).toBe('1\n00:00:01,000 --> 00:00:02,000\n0:01 -> 0:02\n')
  })

  it('come in pieces that can be read at once, with nothing lost, in any script', () => {
    for (const sentence of ['word '.repeat(90).trim(), '長い文章'.repeat(60)]) {
      const blocks = writeSubRip([said(10, 70, sentence)])
        .trim()
        .split('\n\n')
      const pieces = blocks.map((block) => block.split('\n')[2] ?? '')
      expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThanOrEqual(84)
      expect(pieces.join('').replaceAll(' ', '')).toBe(sentence.replaceAll(' ', ''))
      expect(blocks[0]).toContain('00:00:10,000 -->')
      expect(blocks.at(-1)).toContain('--> 00:01:10,000')
    }
  })

  it('of a whole speech are read back with the same words', async () => {
    const signal = new AbortController().signal
    const speech = await createSampleSource().fetch('WZyRbnpGyzQ', { choice: null, signal })
    const sentences = splitSentences(speech?.cues ?? [], 'en')
    const words = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()
    const whole = words(sentences.map(({ text }) => text).join(' '))
    for (const [name, text] of [
      ['a.srt', writeSubRip(sentences)],
      ['a.vtt', writeWebVtt(sentences)],
    ] as const) {
      const { cues } = parseFile(Buffer.from(text), name)
      expect(words(cues.map((cue) => cue.text).join(' '))).toBe(whole)
    }
  })
})
