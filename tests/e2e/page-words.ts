import { checkers as arabicCheckers } from '#languages/ar/checkers.ts'
import { lineCounts as arabicLineCounts } from '#languages/ar/line-counts.ts'
import { lineWords as arabicLineWords } from '#languages/ar/line-words.ts'
import { linkForm as arabicLinkForm } from '#languages/ar/link-form.ts'
import { result as arabicResult } from '#languages/ar/result.ts'
import { checkers as germanCheckers } from '#languages/de/checkers.ts'
import { lineCounts as germanLineCounts } from '#languages/de/line-counts.ts'
import { lineWords as germanLineWords } from '#languages/de/line-words.ts'
import { linkForm as germanLinkForm } from '#languages/de/link-form.ts'
import { result as germanResult } from '#languages/de/result.ts'
import { checkers as englishCheckers } from '#languages/en/checkers.ts'
import { lineCounts as englishLineCounts } from '#languages/en/line-counts.ts'
import { lineWords as englishLineWords } from '#languages/en/line-words.ts'
import { linkForm as englishLinkForm } from '#languages/en/link-form.ts'
import { result as englishResult } from '#languages/en/result.ts'
import { checkers as hindiCheckers } from '#languages/hi/checkers.ts'
import { lineCounts as hindiLineCounts } from '#languages/hi/line-counts.ts'
import { lineWords as hindiLineWords } from '#languages/hi/line-words.ts'
import { linkForm as hindiLinkForm } from '#languages/hi/link-form.ts'
import { result as hindiResult } from '#languages/hi/result.ts'
import { checkers as japaneseCheckers } from '#languages/ja/checkers.ts'
import { lineCounts as japaneseLineCounts } from '#languages/ja/line-counts.ts'
import { lineWords as japaneseLineWords } from '#languages/ja/line-words.ts'
import { linkForm as japaneseLinkForm } from '#languages/ja/link-form.ts'
import { result as japaneseResult } from '#languages/ja/result.ts'

/** The words that a test needs of a page in a language: who checked, the head's count, states, ways to it. */
export type PageWords = {
  path: string
  language: 'en' | 'de' | 'hi' | 'ar' | 'ja'
  checkers: typeof englishCheckers
  counts: typeof englishLineCounts
  states: (typeof englishLineWords)['states']
  paste: string
  howMade: string
}

/** A page in five languages, one of them written from right to left and one without blanks. */
export const pagesInFive: readonly PageWords[] = [
  {
    path: '/',
    language: 'en',
    checkers: englishCheckers,
    counts: englishLineCounts,
    states: englishLineWords.states,
    paste: englishLinkForm.paste,
    howMade: englishResult.howMade,
  },
  {
    path: '/de/',
    language: 'de',
    checkers: germanCheckers,
    counts: germanLineCounts,
    states: germanLineWords.states,
    paste: germanLinkForm.paste,
    howMade: germanResult.howMade,
  },
  {
    path: '/hi/',
    language: 'hi',
    checkers: hindiCheckers,
    counts: hindiLineCounts,
    states: hindiLineWords.states,
    paste: hindiLinkForm.paste,
    howMade: hindiResult.howMade,
  },
  {
    path: '/ar/',
    language: 'ar',
    checkers: arabicCheckers,
    counts: arabicLineCounts,
    states: arabicLineWords.states,
    paste: arabicLinkForm.paste,
    howMade: arabicResult.howMade,
  },
  {
    path: '/ja/',
    language: 'ja',
    checkers: japaneseCheckers,
    counts: japaneseLineCounts,
    states: japaneseLineWords.states,
    paste: japaneseLinkForm.paste,
    howMade: japaneseResult.howMade,
  },
]
