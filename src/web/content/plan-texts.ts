import { dayWindowHours, questionsPerMinute, summariesPerMinute } from '#product/plans.ts'
import type { Plan } from '#product/plans.ts'
import { priceText } from '#web/text/price-text.ts'

/** How long the free window lasts. */
export const dayWindow = `${dayWindowHours} hours`

/** What a plan costs. */
export function planPriceText({ price }: Plan): string {
  return `${priceText(price)} per month`
}

/** How many summaries a plan holds, and for how long. */
export function allowanceText({ allowance }: Plan): string {
  if (allowance === null) return 'Unlimited summaries'
  return `${allowance.summaries} summaries ${allowance.window === 'day' ? `per ${dayWindow}` : 'per month'}`
}

/** How many questions a plan holds where a model answers them. */
export function questionsText({ questions }: Plan): string {
  return questions === null ? 'Unlimited questions about videos' : `${questions} questions about videos a day`
}

/** How much a plan stores of what is pasted. */
export function pastedText({ pastedMegabytes }: Plan): string {
  return pastedMegabytes < 1000 ? `${pastedMegabytes} MB` : `${pastedMegabytes / 1000} GB`
}

/** How much a plan follows. */
function followsText({ follows }: Plan): string {
  return `Follow ${follows} channels and playlists`
}

/** Whether a plan has forms of its own; nothing where it has none. */
function formsTexts({ ownForms }: Plan): string[] {
  return ownForms === 0 ? [] : [`${ownForms} forms of your own`]
}

/** How long a plan keeps summaries in view. */
export function historyWords({ historyDays }: Plan): string {
  return historyDays === null ? 'Your full history' : `History of the last ${historyDays} days`
}

/** Within which time a help request is answered. */
function supportWords({ supportHours }: Plan): string {
  return `Help within ${supportHours} hours`
}

/** What a plan gives, a line each. */
export function planLines(plan: Plan): string[] {
  return [
    'Every line looked up in the transcript',
    allowanceText(plan),
    questionsText(plan),
    followsText(plan),
    ...formsTexts(plan),
    historyWords(plan),
    plan.canDownload ? 'Copy and download summaries' : 'Copy summaries',
    ...(plan.isFirstInQueue ? ['First in the queue'] : []),
    supportWords(plan),
  ]
}

/** The limit that holds on every plan. */
export const fairUse = `${summariesPerMinute} summaries and ${questionsPerMinute} questions a minute`
