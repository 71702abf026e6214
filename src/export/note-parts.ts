import type { Insight } from '#contract/evidence.ts'
import { fileWords } from '#languages/en/file-words.ts'
import { clockTime } from '#product/times.ts'
import { atSecond } from '#product/watch-url.ts'
import { creditLines } from './credit.ts'
import { lineNote } from './describe-line.ts'
import type { SummaryDocument } from './documents.ts'
import { sectionName, splitBySection } from './markdown.ts'
import { markedSummary, textHeading, withNote } from './marked-summary.ts'

/** A part of a note without mark-up; `quote` are the words that were said. */
export type NotePart = {
  kind: 'heading' | 'paragraph' | 'item' | 'quote'
  text: string
  /** Stands before the text and leads to its second. */
  time?: { text: string; url: string | null } | null | undefined
}

type Highlighted = { line: Insight; note: string }

/** A summary as parts of a note, with the lines that its owner highlighted first. */
export function noteParts(
  summary: SummaryDocument,
  highlights: readonly Highlighted[],
  words = fileWords,
): NotePart[] {
  const { videoChannel, videoUrl, gist, gistSentence, insights, chapters } = summary
  const source = [videoChannel, videoUrl].filter((part) => part !== null).join(', ')
  const [before, ...inSections] = splitBySection(insights, chapters)
  return [
    ...paragraphs(source),
    ...(gist === null ? [] : paragraphs(gistSentence === null ? gist : withNote(gistSentence, words))),
    ...highlightParts(summary, highlights, words),
    { kind: 'heading', text: textHeading(summary, words.text.summary, words) },
    ...paragraphs(markedSummary(summary, words)),
    ...(before.length === 0 ? [] : [{ kind: 'heading' as const, text: words.text.keyInsights }]),
    ...before.flatMap((line) => lineParts({ line, note: '' }, summary, words)),
    ...chapters.flatMap((chapter, at): NotePart[] => [
      { kind: 'heading', text: sectionName(chapter), time: timeOf(chapter.start, videoUrl) },
      ...(inSections[at] ?? []).flatMap((line) => lineParts({ line, note: '' }, summary, words)),
    ]),
    ...creditLines(summary, words).flatMap(paragraphs),
  ]
}

/** The lines that its owner highlighted, with their notes; nothing where there are none. */
export function highlightParts(
  summary: SummaryDocument,
  highlights: readonly Highlighted[],
  words = fileWords,
): NotePart[] {
  if (highlights.length === 0) return []
  const lines = highlights.flatMap((each) => lineParts(each, summary, words))
  return [{ kind: 'heading', text: words.files.highlights }, ...lines]
}

function lineParts(
  { line, note }: Highlighted,
  { videoUrl }: SummaryDocument,
  words: typeof fileWords,
): NotePart[] {
  const { text, quote, second } = line
  return [
    { kind: 'item', text: `${text} (${lineNote(line, words)})`, time: timeOf(second, videoUrl) },
    ...(quote === '' || quote === text ? [] : [{ kind: 'quote' as const, text: quote }]),
    ...(note === '' ? [] : paragraphs(`${words.text.note} ${note}`)),
  ]
}

function timeOf(second: number | null, videoUrl: string | null): NotePart['time'] {
  if (second === null) return null
  return { text: clockTime(second), url: videoUrl === null ? null : atSecond(videoUrl, second) }
}

function paragraphs(text: string): NotePart[] {
  return text
    .split(/\n+/)
    .filter((part) => part.trim() !== '')
    .map((part) => ({ kind: 'paragraph', text: part }))
}
