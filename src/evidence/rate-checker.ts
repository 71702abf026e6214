import type { Findings } from '#contract/evidence.ts'
import type { Examination } from '#contract/summary.ts'

/** The model of a checker, which is stored with the version of its prompt behind it. */
export function checkingModel(checker: string): string {
  return checker.replace(/\/check-\d+$/, '')
}

/** The counts of a checker's trial lines. */
export type TrialCounts = Pick<Examination, 'turned' | 'unchanged'>

/** Trial lines of one call, and how many of them a checker has to judge rightly for its word to count. */
export const callTrials = { turned: { asked: 6, min: 5 }, unchanged: { asked: 3, min: 2 } } as const

/**
 * The trial lines from which a rating is given, and the parts of them that a checker may miss, rounded down,
 * or refuse, rounded up: a first answer has to catch all. Chosen by simulation: eval/findings/checker.md.
 */
const ratings = [
  { rating: 'strong', turned: 60, unchanged: 30, missed: 0.05, refused: 0.1, worth: 'alone' },
  { rating: 'middling', turned: 6, unchanged: 3, missed: 0.1, refused: 0.2, worth: 'with-code' },
] as const

/** The rating of a checker by its last trial lines. */
export function rateChecker({ turned, unchanged }: TrialCounts): Examination['rating'] {
  const earned = ratings.find(
    (row) =>
      turned.asked >= row.turned &&
      unchanged.asked >= row.unchanged &&
      turned.asked - turned.caught <= Math.floor(row.missed * turned.asked) &&
      unchanged.asked - unchanged.accepted <= Math.ceil(row.refused * unchanged.asked),
  )
  if (earned !== undefined) return earned.rating
  const isExamined = turned.asked >= callTrials.turned.asked && unchanged.asked >= callTrials.unchanged.asked
  return isExamined ? 'weak' : 'unexamined'
}

/** One answer caught its trial lines; `null` where too few stood in it to tell. */
export function passesTrials({ turned, unchanged }: TrialCounts): boolean | null {
  if (turned.asked < callTrials.turned.asked || unchanged.asked < callTrials.unchanged.asked) return null
  return turned.caught >= callTrials.turned.min && unchanged.accepted >= callTrials.unchanged.min
}

/** The worth of the word of an answer: none where it missed its trial lines, else by the checker's rating. */
export function worthOf(
  rating: Examination['rating'],
  hasPassed: boolean | null,
): NonNullable<Findings['worth']> {
  if (hasPassed === false) return 'none'
  return ratings.find((row) => row.rating === rating)?.worth ?? 'none'
}
