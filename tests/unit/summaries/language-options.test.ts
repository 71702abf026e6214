import { expect, it } from 'vitest'
import { summaryLanguages } from '#product/summary-options.ts'
import { languageOptions } from '#web/features/result/option-names.ts'

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
