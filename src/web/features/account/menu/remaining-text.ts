import type { CurrentUser } from '#contract/auth.ts'

/** What is left of the allowance, in words. */
export function remainingText({
  remainingCount,
  allowance,
}: Pick<CurrentUser, 'remainingCount' | 'allowance'>): string {
  if (remainingCount === null || allowance === null) return 'Unlimited summaries'
  return `${remainingCount} of ${allowance} ${allowance === 1 ? 'summary' : 'summaries'} left`
}
