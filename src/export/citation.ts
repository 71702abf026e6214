import { withoutControls } from '#product/without-controls.ts'
import { asJson } from './documents.ts'
import type { SummaryDocument } from './documents.ts'

type Cited = Pick<
  SummaryDocument,
  'videoId' | 'videoTitle' | 'videoChannel' | 'videoUrl' | 'durationSeconds' | 'publishedOn' | 'createdAt'
> & {
  /** The people who say what is cited, with the seconds; empty for the whole video. */
  note?: string
}

/** The citation of a video for BibTeX; what it means by itself stands in braces. */
export function bibtexEntry(cited: Cited): string {
  const { videoTitle, videoChannel, videoUrl, publishedOn, createdAt, note = '' } = cited
  const fields = [
    ['title', `{${texText(videoTitle)}}`],
    ['author', videoChannel === null ? null : `{${texText(videoChannel)}}`],
    ['date', publishedOn],
    ['year', publishedOn?.slice(0, 4) ?? null],
    ['howpublished', videoUrl === null ? 'Transcript' : 'YouTube video'],
    ['url', videoUrl],
    ['urldate', videoUrl === null ? null : createdAt.slice(0, 10)],
    ['note', note === '' ? null : texText(note)],
  ] as const
  const lines = fields.flatMap(([name, value]) => (value === null ? [] : [`  ${name} = {${value}},`]))
  return `@misc{${keyOf(cited)},\n${lines.join('\n')}\n}\n`
}

/** The same for reference managers, as CSL JSON. */
export function cslEntry(cited: Cited): string {
  return asJson([cslItem(cited)])
}

/** One entry of such a list. */
export function cslItem(cited: Cited): Record<string, unknown> & { id: string } {
  const { videoTitle, videoChannel, videoUrl, publishedOn, note = '' } = cited
  return {
    id: keyOf(cited),
    type: 'motion_picture',
    title: videoTitle,
    ...(videoChannel === null ? {} : { author: [{ literal: videoChannel }] }),
    ...(videoUrl === null ? {} : { URL: videoUrl, publisher: 'YouTube', medium: 'Video' }),
    ...(cited.durationSeconds === null ? {} : { dimensions: `${Math.round(cited.durationSeconds)} s` }),
    ...(publishedOn === null ? {} : { issued: dayOf(publishedOn) }),
    ...(note === '' ? {} : { note }),
    accessed: dayOf(cited.createdAt),
  }
}

function dayOf(date: string): { 'date-parts': [number[]] } {
  return { 'date-parts': [date.slice(0, 10).split('-').map(Number)] }
}

/**
 * A transcript without a video is known by its title and by when it was summarized: titles begin alike, or in
 * another script.
 */
function keyOf({ videoId, videoTitle, createdAt }: Cited): string {
  if (videoId !== null) return `youtube-${videoId}`
  const words = videoTitle
    .normalize('NFKD')
    .toLowerCase()
    .match(/[a-z0-9]+/g)
  return [...(words ?? ['transcript']).slice(0, 5), createdAt.slice(0, 19).replaceAll(/\D/g, '')].join('-')
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
  return withoutControls(text)
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[\\~^{}%$#&_]/g, (mark) => texMarks[mark] ?? `\\${mark}`)
}
