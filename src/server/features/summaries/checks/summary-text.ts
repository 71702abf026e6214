import type { SummarySentence } from '#contract/evidence.ts'
import { joinText } from '#product/join-text.ts'
import type { SummaryStyle } from '#product/summary-options.ts'

/** The sentences of a summary as running text: paragraphs with an empty line between them, or a list with a line for each item. */
export function summaryText(sentences: readonly SummarySentence[], style: SummaryStyle): string {
  const paragraphs = [...Map.groupBy(sentences, ({ paragraph }) => paragraph).values()].map((paragraph) =>
    joinText(paragraph.map(({ text }) => text)),
  )
  return style === 'bullets' ? paragraphs.map((item) => `- ${item}`).join('\n') : paragraphs.join('\n\n')
}
