import type { SummarySentence } from '#contract/evidence.ts'
import type { Summary } from '#contract/summary.ts'
import { formText } from '#product/form-text.ts'
import { joinText } from '#product/join-text.ts'

/**
 * The sentences of a summary as running text: paragraphs with an empty line between them, a list with a line
 * for each item, or the sections of its form.
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
