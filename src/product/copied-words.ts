import { lineCounts } from './line-counts.ts'
import { lineWords } from './line-words.ts'
import { formIds, formNames } from './summary-forms.ts'

/** What stands beside the lines in a copied summary, and in a file of highlights. */
export const copiedTexts = {
  /** Headings. */
  summary: 'Summary',
  aiSummary: 'AI Summary',
  keyInsights: 'Key insights',
  /** The same in a text file, as the specification has it. */
  insightsInFile: 'Key Insights',
  chapters: 'Chapters',
  /** The state of a line behind it, such as `verified`. */
  state: (name: string) => name.toLowerCase(),
  /** What a line says and what the video says. */
  differing: (stated: string, said: string) => `${stated} / said: ${said}`,
  /** The last line: how many lines are in which state. */
  checked: (counts: string) => `Checked against the transcript: ${counts}.`,
  /** What stands in a section of which the video says nothing. */
  nothingSaid: 'Nothing about this in the video.',
  note: 'Note:',
  highlightedOn: (day: string) => `Highlighted on ${day}`,
}

/** The words of copied texts and files, in English. */
export const copiedWords = {
  text: copiedTexts,
  lines: lineWords,
  counts: lineCounts,
  forms: formNames,
}

/** The same in any language. */
export type CopiedWords = typeof copiedWords

/** What the text of a summary is called, so that a built-in one does not pass for that of a model. */
export function summaryHeading(
  summary: { engine: { kind: 'extractive' | 'model' | 'authored' } },
  { text } = copiedWords,
): string {
  return summary.engine.kind === 'model' ? text.aiSummary : text.summary
}

/** What a form is called: one of Précis in the language of the words, a person's own as they named it. */
export function formNameIn({ forms }: CopiedWords, { id, name }: { id: string; name: string }): string {
  const builtIn = formIds.find((each) => each === id)
  return builtIn === undefined ? name : forms[builtIn]
}
