import type { Hearing } from '#contract/hearing.ts'
import type { Summary } from '#contract/summary.ts'
import { copiedWords } from '#product/copied-words.ts'
import type { CopiedWords } from '#product/copied-words.ts'
import { clockTime } from '#product/times.ts'

/** The credit of a transcript, and what a program heard of it where one wrote it down. */
export type Credited = Pick<Summary, 'credit' | 'hearing'>

/** The credit of a transcript in a list of one at most; that a program heard it is said in given words. */
export function creditLines(
  { credit = null, hearing }: Partial<Credited>,
  { text }: Pick<CopiedWords, 'text'>,
): string[] {
  if (hearing === undefined) return credit === null ? [] : [credit]
  const { unheard, end } = hearing
  const ranges = unheard.map((gap) => `${clockTime(gap.start)}–${clockTime(gap.end)}`)
  const parts = [
    text.heard,
    end === null ? '' : text.heardUpTo(clockTime(end.at)),
    ranges.length === 0 ? '' : text.unheard(ranges.join(', ')),
  ]
  return [parts.filter((part) => part !== '').join(' ')]
}

/**
 * The credit of a transcript as it is handed out: that a program heard it is an English sentence in it, with
 * the facts beside it for those who say it in other words.
 */
export function creditOf({ credit, hearing }: { credit: string | null; hearing: Hearing | null }): Credited {
  if (hearing === null) return { credit }
  return { hearing, credit: creditLines({ hearing }, copiedWords).join(' ') }
}
