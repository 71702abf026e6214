import { describe, expect, it } from 'vitest'
import { hindiKey } from '#core/languages/hindi-in-latin.ts'

describe('The key of a Hindi word', () => {
  it.each([
    ['क्या', 'kya', 'kyaa'],
    ['में', 'me', 'mei'],
    ['ज़िंदगी', 'zindagi', 'jindagee'],
    ['जिन्दगी', 'zindgi', 'Jindagi'],
    ['बहुत', 'bahut', 'bohot'],
    ['समझना', 'samajhna', 'samjhna'],
    ['अच्छा', 'accha', 'achha'],
    ['लोगों', 'logon', 'logo'],
    ['कहानियां', 'kahaniyan', 'kahaniyaan'],
    ['पढ़ाई', 'padhai', 'padhaai'],
    ['फ़ोन', 'phone', 'fon'],
    ['ज्ञान', 'gyan', 'gyaan'],
    ['चाय', 'chai', 'chaay'],
    ['कंप्यूटर', 'computer', 'kampyutar'],
    ['स्टेशन', 'station', 'steshan'],
    ['यूट्यूब', 'youtube', 'yootyoob'],
    ['गांव', 'gaon', 'gaanv'],
  ])('is that of its spellings: %s, %s, %s', (word, ...spellings) => {
    expect(spellings.map(hindiKey)).toEqual(spellings.map(() => hindiKey(word)))
    expect(hindiKey(word)).toMatch(/^[A-Z]+$/)
  })

  it.each([
    ['पानी', 'बानी'],
    ['दिल', 'दाल'],
    ['बाज़ार', 'बारिश'],
    ['किसान', 'किताब'],
    ['पैसा', 'पास'],
  ])('is not that of another word: %s, %s', (one, other) => {
    expect(hindiKey(one)).not.toBe(hindiKey(other))
  })

  it.each(['кот', '水', 'don’t', '2026', 'மழை', ''])(
    'is missing for what is in no such script: %s',
    (word) => {
      expect(hindiKey(word)).toBeNull()
    },
  )
})
