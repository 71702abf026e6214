import { countIn } from '#evidence/count-in.ts'
import { describeIn } from '#evidence/describe-in.ts'
import { lineCounts as arabicCounts } from '#languages/ar/line-counts.ts'
import { lineWords as arabicWords } from '#languages/ar/line-words.ts'
import { publicResult as arabic } from '#languages/ar/public-result.ts'
import { lineCounts as bengaliCounts } from '#languages/bn/line-counts.ts'
import { lineWords as bengaliWords } from '#languages/bn/line-words.ts'
import { publicResult as bengali } from '#languages/bn/public-result.ts'
import { lineCounts as germanCounts } from '#languages/de/line-counts.ts'
import { lineWords as germanWords } from '#languages/de/line-words.ts'
import { publicResult as german } from '#languages/de/public-result.ts'
import { lineCounts as spanishCounts } from '#languages/es/line-counts.ts'
import { lineWords as spanishWords } from '#languages/es/line-words.ts'
import { publicResult as spanish } from '#languages/es/public-result.ts'
import { lineCounts as frenchCounts } from '#languages/fr/line-counts.ts'
import { lineWords as frenchWords } from '#languages/fr/line-words.ts'
import { publicResult as french } from '#languages/fr/public-result.ts'
import { lineCounts as hindiCounts } from '#languages/hi/line-counts.ts'
import { lineWords as hindiWords } from '#languages/hi/line-words.ts'
import { publicResult as hindi } from '#languages/hi/public-result.ts'
import { lineCounts as indonesianCounts } from '#languages/id/line-counts.ts'
import { lineWords as indonesianWords } from '#languages/id/line-words.ts'
import { publicResult as indonesian } from '#languages/id/public-result.ts'
import { lineCounts as japaneseCounts } from '#languages/ja/line-counts.ts'
import { lineWords as japaneseWords } from '#languages/ja/line-words.ts'
import { publicResult as japanese } from '#languages/ja/public-result.ts'
import { lineCounts as marathiCounts } from '#languages/mr/line-counts.ts'
import { lineWords as marathiWords } from '#languages/mr/line-words.ts'
import { publicResult as marathi } from '#languages/mr/public-result.ts'
import { lineCounts as portugueseCounts } from '#languages/pt/line-counts.ts'
import { lineWords as portugueseWords } from '#languages/pt/line-words.ts'
import { publicResult as portuguese } from '#languages/pt/public-result.ts'
import { lineCounts as tamilCounts } from '#languages/ta/line-counts.ts'
import { lineWords as tamilWords } from '#languages/ta/line-words.ts'
import { publicResult as tamil } from '#languages/ta/public-result.ts'
import { lineCounts as teluguCounts } from '#languages/te/line-counts.ts'
import { lineWords as teluguWords } from '#languages/te/line-words.ts'
import { publicResult as telugu } from '#languages/te/public-result.ts'
import { lineCounts as englishCounts } from '#messages/line-counts.ts'
import { lineWords as englishWords } from '#messages/line-words.ts'
import { publicResult as english } from '#messages/public-result.ts'
import { firstLanguage, languageOf } from '#product/interface-languages.ts'
import type { InterfaceLanguage } from '#product/interface-languages.ts'
import { languageWriting } from '#product/language-writing.ts'
import type { CardLanguage } from '#server/lib/cards/card-parts.ts'

type Words = { motto: string; lineCounts: typeof englishCounts; lineWords: typeof englishWords }

/** What a card of each language says of itself; a language of the pages that has no words here does not compile. */
const wordsOf: Readonly<Record<InterfaceLanguage, Words>> = {
  en: { motto: english.motto, lineCounts: englishCounts, lineWords: englishWords },
  hi: { motto: hindi.motto, lineCounts: hindiCounts, lineWords: hindiWords },
  ta: { motto: tamil.motto, lineCounts: tamilCounts, lineWords: tamilWords },
  te: { motto: telugu.motto, lineCounts: teluguCounts, lineWords: teluguWords },
  bn: { motto: bengali.motto, lineCounts: bengaliCounts, lineWords: bengaliWords },
  mr: { motto: marathi.motto, lineCounts: marathiCounts, lineWords: marathiWords },
  es: { motto: spanish.motto, lineCounts: spanishCounts, lineWords: spanishWords },
  pt: { motto: portuguese.motto, lineCounts: portugueseCounts, lineWords: portugueseWords },
  de: { motto: german.motto, lineCounts: germanCounts, lineWords: germanWords },
  fr: { motto: french.motto, lineCounts: frenchCounts, lineWords: frenchWords },
  id: { motto: indonesian.motto, lineCounts: indonesianCounts, lineWords: indonesianWords },
  ja: { motto: japanese.motto, lineCounts: japaneseCounts, lineWords: japaneseWords },
  ar: { motto: arabic.motto, lineCounts: arabicCounts, lineWords: arabicWords },
}

/** The language of a card with what says in it how lines stand. */
export type SpokenLanguage = Pick<ReturnType<typeof countIn>, 'linesFound'> &
  Pick<ReturnType<typeof describeIn>, 'momentState'> & { card: CardLanguage }

/** The language of the pages with a tag; the first one for a tag that is not among them. */
export function spokenLanguage(tag: string): SpokenLanguage {
  const known = languageOf(tag)
  const { motto, lineCounts, lineWords } = wordsOf[known]
  const { linesFound } = countIn(lineCounts)
  const { momentState } = describeIn(lineWords)
  return { card: { tag: known, direction: languageWriting[known].direction, motto }, linesFound, momentState }
}

/** What the address of a picture ends in for a language of the pages. */
export function pictureQuery(tag: string): string {
  return tag === firstLanguage ? '' : `?language=${tag}`
}
