import type { Summary } from '#contract/summary.ts'
import type { CopiedWords } from '#product/copied-words.ts'

/** The stored sentences about sound that a program heard, as `heard-file.ts` writes them. */
const heard = /^A program heard this recording: some words may be wrong\./
const unheard = /It could not hear ([\d:]+ to [\d:, to]+)\./

/** The credit of a transcript in a list of one at most; that a program heard it is said in given words. */
export function creditLines(
  { credit = null }: Partial<Pick<Summary, 'credit'>>,
  { text }: CopiedWords,
): string[] {
  if (credit === null) return []
  const inWords = credit
    .replace(heard, text.heard)
    .replace(unheard, (_, ranges: string) => text.unheard(ranges.replaceAll(' to ', '–')))
  return [inWords]
}
