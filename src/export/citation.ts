import { asJson } from './documents.ts'
import type { SummaryDocument } from './documents.ts'

type Cited = Pick<
  SummaryDocument,
  'videoId' | 'videoTitle' | 'videoChannel' | 'videoUrl' | 'durationSeconds' | 'createdAt'
>

/** The citation of a video for BibTeX; what it means by itself stands in braces. */
export function bibtexEntry({ videoId, videoTitle, videoChannel, videoUrl, createdAt }: Cited): string {
  const fields = [
    ['title', `{${texText(videoTitle)}}`],
    ['author', videoChannel === null ? null : `{${texText(videoChannel)}}`],
    ['howpublished', videoUrl === null ? 'Transcript' : 'YouTube video'],
    ['url', videoUrl],
    ['urldate', videoUrl === null ? null : createdAt.slice(0, 10)],
  ] as const
  const lines = fields.flatMap(([name, value]) => (value === null ? [] : [`  ${name} = {${value}},`]))
  return `@misc{${keyOf(videoId, videoTitle)},\n${lines.join('\n')}\n}\n`
}

/** The same for reference managers, as CSL JSON. */
export function cslEntry(cited: Cited): string {
  return asJson([cslItem(cited)])
}

/** One entry of such a list. */
export function cslItem({ videoId, videoTitle, videoChannel, videoUrl, ...cited }: Cited): Record<
  string,
  unknown
> & {
  id: string
} {
  return {
    id: keyOf(videoId, videoTitle),
    type: 'motion_picture',
    title: videoTitle,
    ...(videoChannel === null ? {} : { author: [{ literal: videoChannel }] }),
    ...(videoUrl === null ? {} : { URL: videoUrl, publisher: 'YouTube', medium: 'Video' }),
    ...(cited.durationSeconds === null ? {} : { dimensions: `${Math.round(cited.durationSeconds)} s` }),
    accessed: { 'date-parts': [cited.createdAt.slice(0, 10).split('-').map(Number)] },
  }
}

function keyOf(videoId: string | null, title: string): string {
  if (videoId !== null) return `youtube-${videoId}`
  const words = title
    .normalize('NFKD')
    .toLowerCase()
    .match(/[a-z0-9]+/g)
  return words === null ? 'transcript' : words.slice(0, 5).join('-')
}

// BibTeX counts a brace behind a backslash as well: one alone would end the entry, or never let it end.
const texMarks: Readonly<Record<string, string>> = {
  '\\': String.raw`\textbackslash{}`,
  '~': String.raw`\textasciitilde{}`,
  '^': String.raw`\textasciicircum{}`,
  '{': String.raw`\textbraceleft{}`,
  '}': String.raw`\textbraceright{}`,
}

function texText(text: string): string {
  return text.replaceAll(/\s+/g, ' ').replaceAll(/[\\~^{}%$#&_]/g, (mark) => texMarks[mark] ?? `\\${mark}`)
}
