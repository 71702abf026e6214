import type { Chapter, Insight } from '#contract/evidence.ts'
import { fileWords } from '#languages/en/file-words.ts'
import type { FileWords } from '#product/copied-words.ts'
import { clockTime } from '#product/times.ts'
import { withoutControls } from '#product/without-controls.ts'
import { creditLines } from './credit.ts'
import type { SummaryDocument } from './documents.ts'
import {
  frontMatter,
  insightLine,
  plain,
  sectionName,
  splitBySection,
  textPart,
  timeLink,
} from './markdown.ts'
import { withNote } from './marked-summary.ts'

/**
 * A summary as a note for Obsidian: properties in front, then a heading for each section with the insights
 * that lie in it. Each section leads to the ones around it by a link inside of the note.
 */
export function obsidianNote(summary: SummaryDocument, words = fileWords): string {
  return `${frontMatter(summary, words)}\n\n${obsidianBody(summary, words)}`
}

/** The same without properties, ending in a line break. */
export function obsidianBody(summary: SummaryDocument, words = fileWords): string {
  const { videoUrl, gist, gistSentence, insights, chapters } = summary
  const parts = [`# ${plain(summary.videoTitle)}`]
  if (gist !== null)
    parts.push(`> [!summary] ${plain(gistSentence === null ? gist : withNote(gistSentence, words))}`)
  parts.push(textPart(summary, words))
  const [before, ...inSections] = splitBySection(insights, chapters)
  if (before.length > 0) parts.push(`## ${words.text.keyInsights}\n\n${linesOf(before, videoUrl, words)}`)
  for (const [at, chapter] of chapters.entries()) {
    const links = [
      [words.files.before, chapters[at - 1]],
      [words.files.next, chapters[at + 1]],
    ] as const
    const around = links.flatMap(([lead, other]) =>
      other === undefined ? [] : [lead(`[[#${heading(other).replaceAll(/[: ]+/g, ' ')}]]`)],
    )
    parts.push(`## ${plain(heading(chapter))}`)
    if (chapter.start !== null && videoUrl !== null) parts.push(timeLink(chapter.start, videoUrl).trim())
    const inside = inSections[at] ?? []
    if (inside.length > 0) parts.push(linesOf(inside, videoUrl, words))
    if (around.length > 0) parts.push(around.join(' · '))
  }
  parts.push(...creditLines(summary, words).map(plain))
  return `${parts.join('\n\n')}\n`
}

function linesOf(insights: readonly Insight[], videoUrl: string | null, words: FileWords): string {
  return insights.map((insight) => insightLine(insight, videoUrl, words)).join('\n')
}

/**
 * A heading that can be linked: without characters that end a link. A colon stands in it alone: in links
 * Obsidian reads a blank for it (`stripHeadingForLink` of its interface for plugins).
 */
function heading(chapter: Chapter): string {
  const name = withoutControls(sectionName(chapter))
    .replaceAll(/[#^|[\]\\`*_<>]|%%+/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  const time = chapter.start === null ? '' : clockTime(chapter.start)
  return [time, name].filter((part) => part !== '').join(' ')
}
