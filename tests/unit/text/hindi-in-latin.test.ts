import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { hindiKey, isHindiInLatin } from '#core/languages/hindi-in-latin.ts'
import { detectLanguage, foreignLanguage, languageOfCaptions } from '#core/text/detect-language.ts'
import { languages, storyText } from '#tests/setup/caption-files.ts'

const spoken =
  'Doston aaj hum baat karenge ki ghar par sabzi kaise ugaayi jaati hai. Mitti ko do hafte pehle taiyaar karna padta hai. ' +
  'Paani subah dena chahiye, kyunki dopahar mein woh jaldi sookh jaata hai.'

describe('Hindi in Latin letters', () => {
  it.each([
    ['as it is spoken', spoken],
    [
      'mixed with English',
      'So guys, is video mein hum React ke hooks dekhenge, jo ki interview ke liye important hain.',
    ],
    ['as a question', 'paise kaise bachaye'],
    ['as a question without a word of its own', 'gur kab dalna hai?'],
    ['with accents', 'Āj hum bāzār jā rahe hain aur wahān se āām lenge.'],
  ])('is recognized %s', async (_, text) => {
    expect(await detectLanguage(text)).toBe('hi-Latn')
  })

  it('is no other language of the stories', () => {
    expect(languages.filter((language) => isHindiInLatin(storyText(language)))).toEqual([])
  })

  const file = new URL('../../../eval/hinglish/other-languages.txt', import.meta.url)
  it.each(readFileSync(file, 'utf8').trim().split('\n'))('is not %s', (line) => {
    expect(isHindiInLatin(line.slice(line.indexOf('|') + 1))).toBe(false)
  })

  it.each([
    ['in Devanagari', 'आज हम बाज़ार जा रहे हैं और वहां से आम लेंगे।'],
    [
      'English with a Hindi word',
      'We call this jugaad, and it is how the whole village repairs its pumps, kya baat hai.',
    ],
    ['of two words', 'kya hai'],
    ['a list of names', 'Delhi, Mumbai, Kolkata, Chennai'],
  ])('is not a text %s', (_, text) => {
    expect(isHindiInLatin(text)).toBe(false)
  })

  it('is what captions are in that their author declares as Hindi or English, and as nothing else', async () => {
    const declared = ['hi', 'en', 'en-IN', null, 'ur', 'hi-Deva', 'de']
    const found = await Promise.all(declared.map((tag) => languageOfCaptions(spoken, tag)))
    expect(found).toEqual(['hi-Latn', 'hi-Latn', 'hi-Latn', 'hi-Latn', 'ur', 'hi-Latn', 'de'])
    expect(await languageOfCaptions('The harbour is closed today because of the storm.', 'en-GB')).toBe(
      'en-GB',
    )
  })
})

describe('a question', () => {
  it.each([
    ['namak kab dalna chahiye', 'en', 'hi-Latn'],
    ['namak kab dalna chahiye', 'de', 'hi-Latn'],
    ['नमक कब डालते हैं?', 'en', 'hi'],
    ['How much salt do we have to add?', 'hi-Latn', 'en'],
  ])('"%s" is plainly in another language than a video in %s', async (question, language, asked) => {
    expect(await foreignLanguage(question, language)).toBe(asked)
  })

  it.each([
    ['namak kab dalna chahiye', 'hi'],
    ['namak kab dalna chahiye', 'hi-Latn'],
    ['namak kab dalna chahiye', 'und'],
    ['नमक कब डालते हैं?', 'hi-Latn'],
  ])('"%s" may be in that of a video in %s', async (question, language) => {
    expect(await foreignLanguage(question, language)).toBeNull()
  })
})

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
