import { copiedTexts } from '#languages/en/copied-texts.ts'
import type { fileWords } from '#languages/en/file-words.ts'
import { formNames } from '#languages/en/form-names.ts'
import { lineCounts } from '#languages/en/line-counts.ts'
import { lineWords } from '#languages/en/line-words.ts'
import { formIds } from './summary-forms.ts'

/** The words of copied texts and files, in English. */
export const copiedWords = {
  text: copiedTexts,
  lines: lineWords,
  counts: lineCounts,
  forms: formNames,
}

/** The same in any language. */
export type CopiedWords = typeof copiedWords

/** The words of the files that a server writes, in any language. */
export type FileWords = typeof fileWords

/** The heading of a summary's text, so that a built-in one does not pass for that of a model. */
export function summaryHeading(
  summary: { engine: { kind: 'extractive' | 'model' | 'authored' } },
  { text } = copiedWords,
): string {
  return summary.engine.kind === 'model' ? text.aiSummary : text.summary
}

/** The name of a form: one of Précis in the language of the words, a person's own as they named it. */
export function formNameIn({ forms }: CopiedWords, { id, name }: { id: string; name: string }): string {
  const builtIn = formIds.find((each) => each === id)
  return builtIn === undefined ? name : forms[builtIn]
}
