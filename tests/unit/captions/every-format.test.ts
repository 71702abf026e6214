import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseText, wordsOf } from './parse-text.ts'
import { writers } from './write-captions.ts'
import type { WrittenCue } from './write-captions.ts'
import { otherFormats } from './write-other-formats.ts'

const word = fc.constantFrom(
  ...'lamp tower storm harbour keeper Mira Jutta grün façade été мост река дождь 水 البحر दीप it isn’t x1 42'.split(
    ' ',
  ),
)
/** Captions that do not touch, each of some words that tell it from all others. */
const transcript = fc
  .array(
    fc.record({
      gap: fc.integer({ min: 120, max: 9000 }),
      length: fc.integer({ min: 400, max: 7000 }),
      words: fc.array(word, { minLength: 2, maxLength: 9 }),
    }),
    { minLength: 4, maxLength: 25 },
  )
  .map((parts) => {
    let at = 0
    return parts.map(({ gap, length, words }, i): WrittenCue => {
      const startMs = at + gap
      at = startMs + length
      return { startMs, endMs: at, text: `${words.join(' ')} n${i} said.` }
    })
  })

/** A frame of the slowest clock, in seconds. */
const frame = 1 / 24
/** Formats that have whole seconds only, and one without times. */
const byWholeSecond = new Set(['stc', 'panel'])
const all = { ...writers, ...otherFormats }
const { plain: _, ...timed } = all

describe('Captions written in any format', () => {
  it.each(Object.entries(timed))('come back with their words and times: %s', (format, write) => {
    const precision = byWholeSecond.has(format) ? 1 : frame
    fc.assert(
      fc.property(transcript, (cues) => {
        const read = parseText(write(cues))
        expect(read.timings).toBe('exact')
        expect(wordsOf(read.cues)).toEqual(cues.flatMap(({ text }) => text.split(' ')))
        for (const { startMs, text } of cues) {
          const own = read.cues.find((cue) => text.startsWith(cue.text) || cue.text.startsWith(text))
          expect(Math.abs((own?.start ?? -9) - startMs / 1000), text).toBeLessThanOrEqual(precision + 1e-9)
        }
      }),
      { numRuns: 25, seed: 7 },
    )
  })

  it('come back without times, where there are none', () => {
    fc.assert(
      fc.property(transcript, (cues) => {
        const read = parseText(all.plain(cues))
        expect(read.timings).toBe('none')
        expect(wordsOf(read.cues)).toEqual(cues.flatMap(({ text }) => text.split(' ')))
      }),
      { numRuns: 25, seed: 7 },
    )
  })

  it('are never taken for those of another time: MicroDVD that does not say its frames a second', () => {
    const [, ...lines] = otherFormats['MicroDVD']?.(cuesOfStory).split('\n') ?? []
    const read = parseText(lines.join('\n'))
    expect(read).toMatchObject({ format: 'microdvd', timings: 'none' })
    expect(wordsOf(read.cues)).toEqual(cuesOfStory.flatMap(({ text }) => text.split(' ')))
  })
})

const cuesOfStory: readonly WrittenCue[] = [
  'The keeper lit the lamp.',
  'A boat came in.',
  'Nobody saw it.',
].map((text, i) => ({ startMs: 1000 + i * 4000, endMs: 4000 + i * 4000, text }))
