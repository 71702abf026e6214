/** Reading speed that reading times are based on, in words a minute. */
const wordsPerMinute = 225
/**
 * Characters a minute in scripts without blanks, as measured with the texts of IReST (Trauzettel-Klosinski and Dietz 2012,
 * doi.org/10.1167/iovs.11-8284): 255 in Chinese, 357 in Japanese, 863 on average over all 17 languages, which
 * stands in for Thai, Lao, Khmer and Burmese.
 */
const charactersPerMinute = { chinese: 255, japanese: 357, letters: 863 }
const ideograph = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/gu
const unspacedLetter = /[\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/gu

/** How many seconds a text takes to read. Scripts that are written without blanks are counted by characters. */
export function readingSeconds(text: string): number {
  const isJapanese = /\p{sc=Hiragana}|\p{sc=Katakana}/u.test(text)
  let minutes = 0
  const rest = text
    .replace(ideograph, () => {
      minutes += 1 / (isJapanese ? charactersPerMinute.japanese : charactersPerMinute.chinese)
      return ' '
    })
    .replace(unspacedLetter, () => {
      minutes += 1 / charactersPerMinute.letters
      return ' '
    })
  const words = rest.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
  return Math.round((minutes + words / wordsPerMinute) * 60)
}
