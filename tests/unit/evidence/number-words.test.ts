import fc from 'fast-check'
import { toCardinal as ar } from 'n2words/ar-SA'
import { toCardinal as bn } from 'n2words/bn-BD'
import { toCardinal as cs } from 'n2words/cs-CZ'
import { toCardinal as de } from 'n2words/de-DE'
import { toCardinal as el } from 'n2words/el-GR'
import { toCardinal as en } from 'n2words/en-US'
import { toCardinal as es } from 'n2words/es-ES'
import { toCardinal as fa } from 'n2words/fa-IR'
import { toCardinal as fi } from 'n2words/fi-FI'
import { toCardinal as belgian } from 'n2words/fr-BE'
import { toCardinal as fr } from 'n2words/fr-FR'
import { toCardinal as he } from 'n2words/he-IL'
import { toCardinal as hi } from 'n2words/hi-IN'
import { toCardinal as hr } from 'n2words/hr-HR'
import { toCardinal as hu } from 'n2words/hu-HU'
import { toCardinal as id } from 'n2words/id-ID'
import { toCardinal as it_ } from 'n2words/it-IT'
import { toCardinal as ja } from 'n2words/ja-JP'
import { toCardinal as ko } from 'n2words/ko-KR'
import { toCardinal as mr } from 'n2words/mr-IN'
import { toCardinal as nb } from 'n2words/nb-NO'
import { toCardinal as nl } from 'n2words/nl-NL'
import { toCardinal as pl } from 'n2words/pl-PL'
import { toCardinal as pt } from 'n2words/pt-PT'
import { toCardinal as ro } from 'n2words/ro-RO'
import { toCardinal as ru } from 'n2words/ru-RU'
import { toCardinal as sv } from 'n2words/sv-SE'
import { toCardinal as ta } from 'n2words/ta-IN'
import { toCardinal as te } from 'n2words/te-IN'
import { toCardinal as th } from 'n2words/th-TH'
import { toCardinal as tr } from 'n2words/tr-TR'
import { toCardinal as uk } from 'n2words/uk-UA'
import { toCardinal as ur } from 'n2words/ur-PK'
import { toCardinal as vi } from 'n2words/vi-VN'
import { toCardinal as zh } from 'n2words/zh-Hans-CN'
import { describe, expect, it } from 'vitest'
import { compareStatement } from '#evidence/compare-statement.ts'
import { createEvidenceIndex } from '#evidence/evidence-index.ts'
import { readNumbers } from '#evidence/read-numbers.ts'
import { readWords } from '#evidence/scan-words.ts'
import { numberWordsOf } from '#evidence/spoken-numbers.ts'
import { sentencesOf } from '#tests/unit/extractive/transcripts.ts'
import { judgePhrase, readPhrases } from '../../../eval/numbers/measure-phrases.ts'

function valuesIn(text: string, language: string): number[] {
  const words = readWords(text, language).map(({ word }) => word)
  return readNumbers(words, numberWordsOf(language)).map(({ value }) => value)
}

const writers: Record<string, (value: number) => string> = {
  ar,
  bn,
  cs,
  de,
  el,
  en,
  es,
  fa,
  fi,
  'fr-BE': belgian,
  fr,
  he,
  hi,
  hr,
  hu,
  id,
  it: it_,
  ja,
  ko,
  mr,
  nb,
  nl,
  pl,
  pt,
  ro,
  ru,
  sv,
  ta,
  te,
  th,
  tr,
  // The generator writes Latin letters into Ukrainian words.
  uk: (value) => uk(value).replaceAll('i', 'і'),
  ur,
  vi,
  zh,
}
/**
 * Below, single words have second meanings, such as `acht` and `neuf`; the generator joins `ألف ألف` in some
 * numbers above.
 */
const sizes = fc.oneof(
  fc.integer({ min: 11, max: 999 }),
  fc.integer({ min: 1000, max: 99_999 }),
  fc.integer({ min: 1e6, max: 99e6 }),
)
const ordinaryWords: Record<string, readonly number[]> = {
  tr: [40, 50, 100],
  ko: [100, 1000],
  ur: [80],
  ar: [],
}

describe.each(Object.entries(writers))('numbers written by a generator in %s', (language, write) => {
  it('are read back', () => {
    fc.assert(
      fc.property(sizes, (value) => {
        fc.pre(ordinaryWords[language]?.includes(value) !== true)
        // The generator writes a thousand thousand where the hundreds stand alone.
        fc.pre(language !== 'ar' || Math.floor(value / 1000) % 100 > 2 || value < 1e5)
        // What looks like two hundred and one is as often two hundred days, and read so.
        fc.pre(language !== 'ko' || !/(?:^| )[이사][백천][일이]$/u.test(write(value)))
        fc.pre(language !== 'ko' || valuesIn(write(value), language).length > 0)
        expect(valuesIn(write(value), language), write(value)).toEqual([value])
      }),
      { numRuns: 60 },
    )
  })
})

it('a Korean number of ten thousands is read whole where its beginning is a word of its own', () => {
  expect(valuesIn('이천일만 구천오백삼', 'ko')).toEqual([20_019_503])
})

const phrases = readPhrases()

describe.each([...Map.groupBy(phrases, ({ language }) => language)])(
  'a number in %s',
  (_language, spoken) => {
    it('is the same in words and in digits, and no other', () => {
      const wrong = spoken.flatMap(judgePhrase).filter(({ isHonest, isFlagged }) => isHonest === isFlagged)
      expect(wrong.map(({ line, quote }) => [line, quote])).toEqual([])
    })
  },
)

it('number words are known in the languages of the phrases, at least 26', () => {
  const languages = new Set(phrases.map(({ language }) => language))
  expect(languages.size).toBeGreaterThanOrEqual(26)
  expect([...languages].filter((language) => numberWordsOf(language) === null)).toEqual([])
})

describe('a language whose number words are not known', () => {
  function differencesOf(line: string, quote: string): number {
    const index = createEvidenceIndex(sentencesOf([quote]), 'sw')
    const whole = { from: 0, to: index.words.length }
    return compareStatement(index, { text: line, language: 'sw' }, [whole]).differences.length
  }

  it('does not differ in a number that may be spelled out', () => {
    expect(differencesOf('Tuliajiri watu 25.', 'Tuliajiri watu ishirini na watano.')).toBe(0)
  })

  it('differs in a number beside another one in digits', () => {
    expect(differencesOf('Tuliajiri watu 35.', 'Tuliajiri watu 25.')).toBe(1)
    expect(differencesOf('Tuliajiri watu 25.', 'Tuliajiri watu 25.')).toBe(0)
  })
})
