import { planLineTexts } from '#messages/plan-line-texts.ts'
import { dayWindowHours } from '#product/plans.ts'
import type { Plan } from '#product/plans.ts'
import { priceText } from '#web/text/numbers.ts'

const texts = planLineTexts

/** What a plan costs. */
export function planPriceText({ price }: Plan): string {
  return texts.price(priceText(price))
}

/** How many summaries a plan holds, and for how long. */
export function allowanceText({ allowance }: Plan): string {
  if (allowance === null) return texts.unlimitedSummaries
  const { summaries, window } = allowance
  return window === 'day'
    ? texts.summariesInHours(summaries, dayWindowHours)
    : texts.summariesInMonth(summaries)
}

/** What a plan gives, a line each. */
export function planLines(plan: Plan): string[] {
  const { questions, follows, ownForms, historyDays, canDownload, isFirstInQueue, supportHours } = plan
  return [
    texts.checked,
    allowanceText(plan),
    questions === null ? texts.unlimitedQuestions : texts.questions(questions),
    texts.follows(follows),
    ...(ownForms === 0 ? [] : [texts.ownForms(ownForms)]),
    historyDays === null ? texts.fullHistory : texts.history(historyDays),
    canDownload ? texts.copyAndDownload : texts.copy,
    ...(isFirstInQueue ? [texts.firstInQueue] : []),
    texts.support(supportHours),
  ]
}
