import { describe, expect, it } from 'vitest'
import { numbersIn } from '#evidence/lint-text.ts'
import { readNumbers } from '#evidence/read-numbers.ts'
import { readWords } from '#evidence/scan-words.ts'
import { numberWordsOf } from '#evidence/spoken-numbers.ts'
import { expectGrowth } from '#tests/setup/processor-time.ts'

function valuesIn(text: string, language = 'en'): number[] {
  const words = readWords(text, language).map(({ word }) => word)
  return readNumbers(words, numberWordsOf(language)).map(({ value }) => value)
}

describe('the numbers of a text', () => {
  it.each<[string, number[]]>([
    ['twenty five', [25]],
    ['twenty-five of 25', [25, 25]],
    ['two hundred and fifty thousand', [250_000]],
    ['a hundred and one', [101]],
    ['three million two hundred thousand and four', [3_200_004]],
    ['two thousand and twenty six', [2026]],
    ['nineteen eighty four', [1984]],
    ['twenty twenty', [2020]],
    ['1.1 billion or 1,100,000,000', [1_100_000_000, 1_100_000_000]],
    ['2.5 million, 3,5 and 10:30', [2_500_000, 3.5, 10, 30]],
    ['$5.4m, £3bn and 20k', [5_400_000, 3_000_000_000, 20_000]],
    ['the 19th of the 1980s', [19, 1980]],
    ['one two three four', [1, 2, 3, 4]],
    ['five and six', [5, 6]],
    ['five hundred five hundred hundred', [500, 500, 100]],
    ['between five hundred and six hundred', [500, 600]],
    ['two million three million', [2_000_000, 3_000_000]],
    ['zero five', [0, 5]],
    ['salt and pepper', []],
    ['٢٥ and २५ and ２５ and ๒๕', [25, 25, 25, 25]],
    ['version 24.0.1', []],
  ])('in English: %s', (text, values) => {
    expect(valuesIn(text)).toEqual(values)
  })

  it.each<[string, string, number[]]>([
    ['de', 'dreiundzwanzig, zweihundert und 3,5 Millionen', [23, 200, 3_500_000]],
    ['fr', 'soixante trois ou deux cents trois', [63, 203]],
    ['es', 'treinta mil o veintidós', [30_000, 22]],
    ['pt-BR', 'dois milhões ou quarenta', [2_000_000, 40]],
    ['it', 'quaranta o due milioni', [40, 2_000_000]],
    ['ru', 'двадцать пять тысяч или сорок', [25_000, 40]],
    ['zh-Hans', '二十五和三万二千和一千二百万和3亿', [25, 32_000, 12_000_000, 300_000_000]],
    ['ja', '百二十円と五万人', [120, 50_000]],
    ['sv', 'tjugofem av 25', [25, 25]],
    ['sw', 'ishirini na tano ya 25', [25]],
    ['en', 'two point five million or 3.14 or three point one four', [2_500_000, 3.14, 3.14]],
    ['en', 'two and a half, a million and a half and 1.5 lakh', [2.5, 1_500_000, 150_000]],
    ['en', 'five million 200 thousand and one thousand billion', [5_200_000, 1e12]],
    ['en', 'one point six six point five', [1.6, 6.5]],
    ['en', 'twenty oh five, twenty twenty-six', [2005, 2026]],
    ['en', 'the twenty-third of 1,50,000 and 12,34,567', [23, 150_000, 1_234_567]],
    ['en', 'the second, the third and a half', []],
    ['de', '200.000 oder 1.500.000,75 oder 12 500 oder 3,5', [200_000, 1_500_000.75, 12_500, 3.5]],
    ['de', 'anderthalb Millionen, dritthalb, zweieinhalb, eine Milliarde', [1.5e6, 2.5, 2.5, 1e9]],
    ['de', 'eine Frage an einen von acht', []],
    ['fr', 'quatre-vingt-dix-neuf, nonante-neuf, soixante et onze, quatre-vingts', [99, 99, 71, 80]],
    ['fr', 'vingt-cinq pour cent, cent vingt', [25, 120]],
    ['da', 'halvtreds, femoghalvfjerds, halvanden', [50, 75, 1.5]],
    ['ru', 'двадцати пяти, полтора миллиона, с двумя тысячами', [25, 1_500_000, 2000]],
    ['hi', 'साढ़े तीन लाख, सवा लाख, पौने दो, ढाई करोड़', [350_000, 125_000, 1.75, 25_000_000]],
    ['vi', 'hai triệu rưỡi hay một trăm lẻ năm', [2_500_000, 105]],
    ['ko', '이십오년에 3만 명, 천사와 만일', [25, 30_000]],
    ['ja', '二〇二六年に1億2000万円', [2026, 120_000_000]],
    ['ar', 'خمسة وعشرون ألفا من اثنا عشر', [25_000, 12]],
  ])('in %s: %s', (language, text, values) => {
    expect(valuesIn(text, language)).toEqual(values)
  })

  it.each<[string, string, number[]]>([
    ['en', 'three quarters of a half', [0.75, 75, 0.5, 50]],
    ['en', 'twenty second delay', [22, 20]],
    ['de', 'ein Drittel um 1.500', [33, 1500, 1.5]],
    ['fr', 'la moitié', [50]],
  ])('may be meant otherwise in %s: %s', (language, text, values) => {
    const words = readWords(text, language).map(({ word }) => word)
    expect([...numbersIn(words, numberWordsOf(language))]).toEqual(expect.arrayContaining(values))
  })

  it('are read in a time proportional to its length, whatever it repeats', () => {
    for (const word of [
      'hundred',
      'thousand',
      'five hundred',
      'five hundred million',
      'twenty',
      'and',
      'zero',
      '百',
      '千万',
    ]) {
      const reading = (count: number) => () =>
        numbersIn(
          Array.from({ length: count }, () => word.split(' ')).flat(),
          numberWordsOf(word > 'z' ? 'zh' : 'en'),
        )
      // Quadratic time would be 400 times as long.
      expectGrowth(reading(2_000), reading(40_000), 80)
    }
  })
})
