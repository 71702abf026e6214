import { describe, expect, it } from 'vitest'
import { numbersIn } from '#evidence/lint-text.ts'
import { numberWordsOf } from '#evidence/number-words.ts'
import { readNumbers } from '#evidence/read-numbers.ts'
import { readWords } from '#evidence/scan-words.ts'
import { processorMs } from '#tests/setup/processor-time.ts'

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
    ['sv', 'tjugofem av 25', [25]],
  ])('in %s: %s', (language, text, values) => {
    expect(valuesIn(text, language)).toEqual(values)
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
      const timeOf = (count: number): number => {
        const words = Array.from({ length: count }, () => word.split(' ')).flat()
        return processorMs(() => numbersIn(words, numberWordsOf(word > 'z' ? 'zh' : 'en')))
      }
      timeOf(500)
      // Quadratic time would be 400 times as long.
      expect(timeOf(40_000), word).toBeLessThan(Math.max(2, timeOf(2_000)) * 80)
    }
  })
})
