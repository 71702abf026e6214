import type { Citation, Insight, SummarySentence } from '#contract/evidence.ts'
import type { Summary } from '#contract/summaries.ts'
import { withCheck } from '#evidence/line-state.ts'
import { formText } from '#product/form-text.ts'
import { joinText } from '#product/join-text.ts'
import type { LineChecks } from '#server/ports/summary-engine.ts'

/** The parts of a summary that are lines. */
type BodyLines = Pick<Summary, 'gistSentence' | 'summarySentences' | 'insights' | 'chapters'>

/** The lines of a summary by their ids, such as `sentence-3`; of a chapter the line that stands for it. */
export function linesOf({ gistSentence, summarySentences, insights, chapters }: BodyLines): CheckedLines {
  return new Map<string, Insight>([
    ...(gistSentence === null ? [] : [['gist-0', gistSentence] as const]),
    ...summarySentences.map((line, index) => [`sentence-${index}`, line] as const),
    ...insights.map((line, index) => [`insight-${index}`, line] as const),
    ...chapters.flatMap(({ gist }, index) => (gist === null ? [] : [[`chapter-${index}`, gist] as const])),
  ])
}

/** A summary with its lines replaced by those of the same ids; a line that is not there any more is left out. */
export function withLines(body: BodyLines, lines: CheckedLines): BodyLines {
  const { gistSentence, summarySentences, insights, chapters } = body
  const sentence = (id: string, old: SummarySentence): SummarySentence[] => {
    const line = lines.get(id)
    return line === undefined
      ? []
      : [{ ...toInsight(line), paragraph: old.paragraph, more: [...(line.more ?? [])] }]
  }
  const insight = (id: string): Insight[] => {
    const line = lines.get(id)
    return line === undefined ? [] : [toInsight(line)]
  }
  return {
    gistSentence: gistSentence === null ? null : (sentence('gist-0', gistSentence)[0] ?? null),
    summarySentences: summarySentences.flatMap((old, index) => sentence(`sentence-${index}`, old)),
    insights: insights.flatMap((_old, index) => insight(`insight-${index}`)),
    chapters: chapters.map((chapter, index) => ({
      ...chapter,
      gist: chapter.gist === null ? null : (insight(`chapter-${index}`)[0] ?? null),
    })),
  }
}

/** A line without what only sentences of a text have. */
export function toInsight({ text, quote, sentence, second, state, findings }: Insight): Insight {
  return { text, quote, sentence, second, state, findings }
}

/**
 * The sentences of a summary as running text: paragraphs with an empty line between them, a list with a line for each item, or the
 * sections of its form.
 */
export function summaryText(
  sentences: readonly SummarySentence[],
  { style, form }: Pick<Summary, 'style' | 'form'>,
): string {
  if (form.sections.length > 0) return formText(form.sections, sentences)
  const paragraphs = [...Map.groupBy(sentences, ({ paragraph }) => paragraph).values()].map((paragraph) =>
    joinText(paragraph.map(({ text }) => text)),
  )
  return style === 'bullets' ? paragraphs.map((item) => `- ${item}`).join('\n') : paragraphs.join('\n\n')
}

/** A line by its place in a text, such as `sentence-3`. */
export type CheckedLines = ReadonlyMap<string, Line>
/** A line with its findings. */
export type Line = Insight & { more?: readonly Citation[] }

/** The lines as they are shown while a checker is asked: those that it can still decide are waiting. */
export function awaitCheck(lines: CheckedLines, { checker }: Pick<LineChecks, 'checker'>): CheckedLines {
  if (checker === null) return lines
  return new Map([...lines].map(([id, line]) => [id, isOpen(line) ? withCheck(line, 'waiting') : line]))
}

/** Whether a checker's word can still make a difference. */
export function isOpen({ state }: Line): boolean {
  return state === 'words-found'
}
