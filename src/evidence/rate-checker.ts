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

type Earning = (typeof ratings)[number]

/** The row of the table that a checker has earned; none where it is weak or was not examined. */
function earnedBy(counts: TrialCounts): Earning | undefined {
  const { turned } = counts
  return ratings.find(
    (row) =>
      turned.asked >= row.turned &&
      turned.asked - turned.caught <= Math.floor(row.missed * turned.asked) &&
      refusesFew(counts, row),
  )
}

function refusesFew({ unchanged }: TrialCounts, row: Earning): boolean {
  const refused = unchanged.asked - unchanged.accepted
  return unchanged.asked >= row.unchanged && refused <= Math.ceil(row.refused * unchanged.asked)
}

/** The rating of a checker by its last trial lines. */
export function rateChecker(counts: TrialCounts): Examination['rating'] {
  const { turned, unchanged } = counts
  const isExamined = turned.asked >= callTrials.turned.asked && unchanged.asked >= callTrials.unchanged.asked
  return earnedBy(counts)?.rating ?? (isExamined ? 'weak' : 'unexamined')
}

/** One answer caught its trial lines; `null` where too few stood in it to tell. */
export function passesTrials({ turned, unchanged }: TrialCounts): boolean | null {
  if (turned.asked < callTrials.turned.asked || unchanged.asked < callTrials.unchanged.asked) return null
  return turned.caught >= callTrials.turned.min && unchanged.accepted >= callTrials.unchanged.min
}

/**
 * The worth of a checker's word on a line: none where its answer missed its trial lines, else by the rating
 * that its last ones earn. The yes of a weak one is worth nothing; its no warns where it refuses as few true
 * lines as a strong one.
 */
export function worthOf(
  counts: TrialCounts,
  hasPassed: boolean | null,
  finding: Findings['check'],
): NonNullable<Findings['worth']> {
  if (hasPassed === false) return 'none'
  const mayWarn = finding === 'differs' && refusesFew(counts, ratings[0])
  return earnedBy(counts)?.worth ?? (mayWarn ? 'with-code' : 'none')
}
