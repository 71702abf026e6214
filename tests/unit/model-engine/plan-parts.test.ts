import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { planParts } from '#core/writing/plan-parts.ts'
import { inputOf } from './transcript.ts'

describe('planParts', () => {
  it('leaves no gap and no overlap, and keeps to the size, whatever the lengths', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 120 }), { minLength: 1, maxLength: 400 }),
        fc.integer({ min: 60, max: 900 }),
        (lengths, max) => {
          const { sentences } = inputOf(lengths.map((length) => 'word '.repeat(length)))
          const parts = planParts(sentences, [], max)
          expect(parts[0]?.from).toBe(0)
          expect(parts.at(-1)?.to).toBe(sentences.length - 1)
          for (const [at, { from, to, lead }] of parts.entries()) {
            if (at > 0) expect(from).toBe((parts[at - 1]?.to ?? 0) + 1)
            expect(lead).toBe(Math.max(0, from - 2))
            const tokens = lengths
              .slice(from, to + 1)
              .reduce((sum, length) => sum + Math.ceil(length * 1.25) + 8, 0)
            if (to > from) expect(tokens).toBeLessThanOrEqual(max)
          }
        },
      ),
    )
  })

  it("ends a part where the creator's chapter ends, else at the longest pause", () => {
    const { sentences } = inputOf(Array.from({ length: 100 }, () => 'a few words that are spoken here'))
    const size = 17 * 50
    expect(planParts(sentences, [{ title: 'x', sentence: 33 }], size)[1]?.from).toBe(33)
    const paused = sentences.map((each) =>
      each.index < 30 ? each : { ...each, start: (each.start ?? 0) + 20, end: (each.end ?? 0) + 20 },
    )
    expect(planParts(paused, [], size)[1]?.from).toBe(30)
  })
})
