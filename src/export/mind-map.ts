import type { Insight } from '#contract/evidence.ts'
import { linesInSections } from '#product/form-sections.ts'
import { withoutControls } from '#product/without-controls.ts'
import type { SummaryDocument } from './documents.ts'
import { withSpeakers } from './line-speakers.ts'
import { plain, sectionName, splitBySection, timeLink } from './markdown.ts'
import { hasSections } from './marked-summary.ts'

/** A branch of the map: its heading is empty where its lines hang on the title itself. */
type Branch = { heading: string; lines: readonly Insight[] }

/**
 * A summary as the Markdown that Markmap draws as a mind map (markmap.js.org): the title, a branch for each
 * section, and on it the lines that are said there, each with its second.
 */
export function mindMap(summary: SummaryDocument): string {
  const { videoTitle, videoUrl, gist } = summary
  const branches = branchesOf(summary).flatMap(({ heading, lines }) => [
    ...(heading === '' ? [] : [`## ${heading}`]),
    ...(lines.length === 0 ? [] : [lines.map((line) => leaf(line, videoUrl)).join('\n')]),
  ])
  const title = JSON.stringify(withoutControls(videoTitle))
  const head = `---\ntitle: ${title}\nmarkmap:\n  colorFreezeLevel: 2\n  maxWidth: 420\n---`
  return `${[head, `# ${plain(videoTitle)}`, ...(gist === null ? [] : [`- ${plain(gist)}`]), ...branches].join('\n\n')}\n`
}

function branchesOf({ form, summarySentences, insights, chapters, videoUrl }: SummaryDocument): Branch[] {
  if (hasSections(form))
    return linesInSections(form.sections, summarySentences).map(({ section, lines }) => ({
      heading: plain(section.heading),
      lines,
    }))
  const [before, ...inSections] = splitBySection(insights, chapters)
  return [
    { heading: '', lines: before },
    ...chapters.map((chapter, at) => ({
      heading: `${timeLink(chapter.start, videoUrl)}${plain(sectionName(chapter))}`,
      lines: inSections[at] ?? [],
    })),
  ]
}

function leaf(line: Insight, videoUrl: string | null): string {
  return `- ${timeLink(line.second, videoUrl)}${plain(withSpeakers(line.text, line))}`
}
