import type { Chapter } from '#contract/evidence.ts'
import type { Summary } from '#contract/summary.ts'
import { canListChapters } from '#product/summary-formats.ts'
import { clockTime } from '#product/times.ts'
import { withoutControls } from '#product/without-controls.ts'
import { sectionName } from './markdown.ts'

/** The rules of YouTube for chapters: each so long at least, none called longer. */
const minSeconds = 10
const maxName = 100

/**
 * The chapters of a video as YouTube and podcast players read them in a description: `0:00 Title`, a line
 * each, the first at the beginning. `null` where fewer than three have a time.
 */
export function chapterList(chapters: readonly Chapter[]): string | null {
  const listed: { start: number; name: string }[] = []
  for (const chapter of chapters) {
    const name = toLine(sectionName(chapter))
    const before = listed.at(-1)?.start ?? -minSeconds
    if (chapter.start === null || name === '') continue
    const start = listed.length === 0 ? 0 : Math.floor(chapter.start)
    if (start - before >= minSeconds) listed.push({ start, name })
  }
  if (!canListChapters(listed)) return null
  return listed.map(({ start, name }) => `${clockTime(start)} ${name}\n`).join('')
}

/** The same as a file; of a video with fewer chapters its title alone, at the beginning. */
export function chapterFile({ chapters, videoTitle }: Pick<Summary, 'chapters' | 'videoTitle'>): string {
  return chapterList(chapters) ?? `0:00 ${toLine(videoTitle)}\n`
}

/** The name on one line, cut behind a word where it is too long. */
function toLine(text: string): string {
  const name = withoutControls(text).replaceAll(/\s+/gu, ' ').trim()
  if (name.length <= maxName) return name
  const end = name.lastIndexOf(' ', maxName - 1)
  return `${name.slice(0, end > 0 ? end : maxName - 1).replace(/[\uD800-\uDBFF]$/, '')}…`
}
