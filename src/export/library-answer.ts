import type { Answer, AskedVideo, Passage } from '#contract/questions.ts'
import { copiedWords } from '#product/copied-words.ts'
import { clockTime } from '#product/times.ts'
import { watchUrl } from '#product/watch-url.ts'
import { bibtexEntry, cslItem } from './citation.ts'
import { asJson } from './documents.ts'
import { withSpeakers } from './line-speakers.ts'
import { plain, timeLink } from './markdown.ts'

/** The answer to a question out of many videos. */
export type LibraryAnswer = Pick<Answer, 'question' | 'passages' | 'videos' | 'createdAt'>

/** A video with the passages that were found in it. */
export type VideoPassages = { video: AskedVideo; passages: Passage[] }

/** The passages of an answer by their videos, those of the best passage first. */
export function passagesByVideo({ passages, videos = [] }: LibraryAnswer): VideoPassages[] {
  const groups = Map.groupBy(passages, ({ transcriptId }) => transcriptId)
  return [...groups].flatMap(([id, found]) => {
    const video = videos.find(({ transcriptId }) => transcriptId === id)
    return video === undefined ? [] : [{ video, passages: found }]
  })
}

/** The answer as Markdown: the words by video, with who says them and their second, then the sources. */
export function libraryMarkdown(answer: LibraryAnswer, words = copiedWords): string {
  const groups = passagesByVideo(answer)
  const parts = groups.map(({ video, passages }, at) => {
    const url = urlOf(video)
    const items = passages.map(
      (each) => `- ${timeLink(each.second, url)}${plain(withSpeakers(words.lines.quote(each.quote), each))}`,
    )
    return `## ${plain(video.videoTitle)} [${at + 1}]\n\n${items.join('\n')}`
  })
  const sources = groups.map(({ video }, at) => {
    const { videoChannel, videoTitle, publishedOn } = video
    const facts = [videoChannel, videoTitle, publishedOn].filter((fact) => fact !== null && fact !== '')
    const accessed = words.text.accessedOn(answer.createdAt.slice(0, 10))
    const link = urlOf(video) ?? ''
    return `${at + 1}. ${facts.map((fact) => plain(String(fact))).join(', ')}. ${link} ${accessed}`.replaceAll(
      / +/g,
      ' ',
    )
  })
  const end = groups.length === 0 ? [] : [`## ${words.text.sources}\n\n${sources.join('\n')}`]
  return `${[`# ${plain(answer.question)}`, ...parts, ...end].join('\n\n')}\n`
}

/** The videos of an answer for BibTeX, each with who says what is cited, and when. */
export function libraryBibtex(answer: LibraryAnswer): string {
  return citedVideos(answer).map(bibtexEntry).join('\n')
}

/** The same for reference managers, as CSL JSON. */
export function libraryCsl(answer: LibraryAnswer): string {
  return asJson(citedVideos(answer).map(cslItem))
}

function citedVideos(answer: LibraryAnswer) {
  return passagesByVideo(answer).map(({ video, passages }) => ({
    ...video,
    videoUrl: urlOf(video),
    durationSeconds: null,
    createdAt: answer.createdAt,
    note: passages
      .flatMap(({ speaker, second }) => {
        const cited = [speaker, second === null ? undefined : clockTime(second)]
        const known = cited.filter((part) => part !== undefined)
        return known.length === 0 ? [] : [known.join(' ')]
      })
      .join('; '),
  }))
}

function urlOf({ videoId }: AskedVideo): string | null {
  return videoId === null ? null : watchUrl(videoId)
}
