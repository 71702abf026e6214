import { countIn } from '#export/count-in.ts'
import { lineCounts } from '#messages/line-counts.ts'
import { readingTimes } from '#messages/reading-times.ts'

/** Reading speed that reading times are based on, in words a minute. */
const wordsPerMinute = 225
/**
 * Characters a minute in scripts without blanks, as measured with the texts of IReST (Trauzettel-Klosinski
 * and Dietz 2012, doi.org/10.1167/iovs.11-8284): 255 in Chinese, 357 in Japanese, 863 on average over all 17
 * languages, which stands in for Thai, Lao, Khmer and Burmese.
 */
const charactersPerMinute = { chinese: 255, japanese: 357, unspaced: 863 }
const ideograph = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/gu
const unspacedCharacter = /[\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/gu

/** The seconds that a text takes to read; scripts without blanks are counted by characters. */
function readingSeconds(text: string): number {
  const isJapanese = /\p{sc=Hiragana}|\p{sc=Katakana}/u.test(text)
  let minutes = 0
  const rest = text
    .replace(ideograph, () => {
      minutes += 1 / (isJapanese ? charactersPerMinute.japanese : charactersPerMinute.chinese)
      return ' '
    })
    .replace(unspacedCharacter, () => {
      minutes += 1 / charactersPerMinute.unspaced
      return ' '
    })
  const words = rest.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
  return Math.round((minutes + words / wordsPerMinute) * 60)
}

/** The time that a text takes to read: `N sec read` under a minute, else `N min read`. */
export function readingTime(text: string): string {
  const seconds = readingSeconds(text)
  return seconds < 60 ? readingTimes.seconds(seconds) : readingTimes.minutes(Math.round(seconds / 60))
}

/** The number of lines in each state, in the language of the page. */
export const { countLines, countInsights, headCounts } = countIn(lineCounts)
