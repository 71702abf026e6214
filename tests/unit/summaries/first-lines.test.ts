import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { firstLines } from '#server/features/summaries/first-lines.ts'

describe('firstLines', () => {
  it('takes three lines and says that more follows', () => {
    expect(firstLines('One.\n\nTwo.\nThree.\nFour.')).toBe('One.\nTwo.\nThree.…')
    expect(firstLines('One.\nTwo.')).toBe('One.\nTwo.')
    expect(firstLines('')).toBe('')
  })

  it('counts a long paragraph as the lines that it fills', () => {
    const shown = firstLines('word '.repeat(200))
    expect(shown.split('\n').map((line) => line.length)).toEqual([79, 79, 80])
  })

  it('never shows more than three lines of eighty characters, of any text', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 2000, unit: 'grapheme' }), (text) => {
        const lines = firstLines(text).replace(/…$/, '').split('\n')
        expect(lines.length).toBeLessThanOrEqual(3)
        for (const line of lines) expect(line.length).toBeLessThanOrEqual(80)
      }),
    )
  })
})
