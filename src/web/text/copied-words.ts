import { copiedTexts } from '#messages/copied-texts.ts'
import { formNames } from '#messages/form-names.ts'
import { lineCounts } from '#messages/line-counts.ts'
import { lineWords } from '#messages/line-words.ts'
import type { CopiedWords } from '#product/copied-words.ts'

/** The words of copied texts and of the files that a page writes, in the language of the page. */
export const copiedWords: CopiedWords = {
  text: copiedTexts,
  lines: lineWords,
  counts: lineCounts,
  forms: formNames,
}
