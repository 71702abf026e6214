import { planLineTexts } from '#messages/plan-line-texts.ts'
import { dayWindowHours } from '#product/plans.ts'
import type { Plan } from '#product/plans.ts'
import { priceText } from '#web/text/numbers.ts'

const texts = planLineTexts

/** The price of a plan, as text. */
export function planPriceText({ price }: Plan): string {
  return texts.price(priceText(price))
}

/** The number of summaries in a plan and their window, as text. */
export function allowanceText({ allowance }: Plan): string {
  if (allowance === null) return texts.unlimitedSummaries
  const { summaries, window } = allowance
  return window === 'day'
    ? texts.summariesInHours(summaries, dayWindowHours)
    : texts.summariesInMonth(summaries)
}

/** The minutes of sound in a plan and their window, as text. */
function soundText({ sound: { minutes, window } }: Plan): string {
  return window === 'day' ? texts.soundInDay(minutes) : texts.soundInMonth(minutes)
}

/** The benefits of a plan, a line each. */
export function planLines(plan: Plan): string[] {
  const { questions, follows, ownForms, historyDays, canDownload, isFirstInQueue, supportHours } = plan
  return [
    texts.checked,
    allowanceText(plan),
    questions === null ? texts.unlimitedQuestions : texts.questions(questions),
    soundText(plan),
    texts.follows(follows),
    ...(ownForms === 0 ? [] : [texts.ownForms(ownForms)]),
    historyDays === null ? texts.fullHistory : texts.history(historyDays),
    canDownload ? texts.copyAndDownload : texts.copy,
    ...(isFirstInQueue ? [texts.firstInQueue] : []),
    texts.support(supportHours),
  ]
}
