import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { summaryLanguages } from '#product/summary-options.ts'
import { firstLines } from '#server/features/summaries/present.ts'
import { languageOptions } from '#web/features/result/option-names.ts'

describe('firstLines', () => {
  it('takes three lines and says that more follows', () => {
    expect(firstLines('One.\n\nTwo.\nThree.\nFour.')).toBe('One.\nTwo.\nThree.…')
    expect(firstLines('One.\nTwo.')).toBe('One.\nTwo.')
    expect(firstLines('')).toBe('')
  })

  it('counts a long paragraph as the lines that it fills, and leaves their ends to the browser', () => {
    const shown = firstLines('word '.repeat(200))
    expect(shown).toBe(`${'word '.repeat(48).trim()}…`)
    expect(firstLines(`${'word '.repeat(20)}\nTwo.\nThree.`)).toBe(`${'word '.repeat(20).trim()}\nTwo.…`)
  })

  it('never shows more than three lines of eighty characters, of any text', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 2000, unit: 'grapheme' }), (text) => {
        const shown = firstLines(text).replace(/…$/, '')
        expect(shown.split('\n').length).toBeLessThanOrEqual(3)
        expect(shown.length).toBeLessThanOrEqual(3 * 80)
        expect(text.isWellFormed() && !shown.isWellFormed()).toBe(false)
      }),
    )
  })
})

it('the list offers each language under its English name, English first and the others in order', () => {
  const english = new Intl.DisplayNames(['en'], { type: 'language' })
  expect(new Set(languageOptions().map(({ language }) => language))).toEqual(new Set(summaryLanguages))
  for (const { language, name } of languageOptions()) {
    expect(name.toLowerCase(), language).toBe(english.of(language)?.toLowerCase())
  }
  const [first, ...others] = languageOptions().map(({ name }) => name)
  expect(first).toBe('English')
  expect(others).toEqual(others.toSorted((one, other) => one.localeCompare(other)))
})
