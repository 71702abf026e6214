import { expect, it } from 'vitest'
import { panelLanguage } from '#extension/panel/language.ts'

it.each([
  [['ar-EG', 'en-US'], 'ar'],
  [['nl', 'pt-BR', 'en'], 'pt'],
  [['HI'], 'hi'],
  [['nl', 'sv'], 'en'],
  [[], 'en'],
] as const)('the panel speaks the first language of %j that it has words in', (asked, tag) => {
  expect(panelLanguage(asked)).toBe(tag)
})
