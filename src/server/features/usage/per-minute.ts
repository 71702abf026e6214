import { summariesPerMinute } from '#product/plans.ts'
import type { CallLimit } from './check-count.ts'

/** How often one person may ask for a summary, whatever the plan and whatever comes of it. */
export const perMinute: CallLimit = {
  limit: summariesPerMinute,
  windowSeconds: 60,
  detail: `You can ask for ${summariesPerMinute} summaries a minute. Please wait a moment.`,
}
