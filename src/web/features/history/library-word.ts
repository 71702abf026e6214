import type { LibraryAnswer } from '#export/library-answer.ts'
import { passagesByVideo, sourceText, urlOf } from '#export/library-answer.ts'
import { withSpeakers } from '#export/line-speakers.ts'
import { copiedWords } from '#product/copied-words.ts'
import { clockTime } from '#product/times.ts'
import { atSecond } from '#product/watch-url.ts'
import { wordDocument } from './word-document.ts'
import type { WordParagraph } from './word-document.ts'

/** An answer out of many videos for word processors, by video and with its sources; its seconds are links. */
export function libraryWord(answer: LibraryAnswer, words = copiedWords): Uint8Array<ArrayBuffer> {
  const groups = passagesByVideo(answer)
  const parts = groups.flatMap(({ video, passages }, at): WordParagraph[] => {
    const url = urlOf(video)
    const items = passages.map((each): WordParagraph => {
      const time = each.second === null ? '' : clockTime(each.second)
      const link = each.second === null || url === null ? null : atSecond(url, each.second)
      const said = withSpeakers(words.lines.quote(each.quote), each)
      return {
        style: 'ListBullet',
        runs: time === '' ? [{ text: said }] : [{ text: time, link }, { text: ` ${said}` }],
      }
    })
    return [{ style: 'Heading1', runs: [{ text: `${video.videoTitle} [${at + 1}]` }] }, ...items]
  })
  const sources = groups.map(({ video }, at): WordParagraph => ({
    style: 'Normal',
    runs: [{ text: `${at + 1}. ${sourceText(video, answer, words)}` }],
  }))
  const end: WordParagraph[] =
    groups.length === 0 ? [] : [{ style: 'Heading1', runs: [{ text: words.text.sources }] }, ...sources]
  return wordDocument([{ style: 'Title', runs: [{ text: answer.question }] }, ...parts, ...end])
}
